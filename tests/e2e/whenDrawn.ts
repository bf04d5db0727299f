import type { Page } from "@playwright/test";

/** So a control that never comes does not make the journey wait for its end. */
const MOST_FRAMES = 1200;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Looks for a button, a link or a label in each frame. A locator looks less often, and the program may run meanwhile.
 *
 * @returns The middle of it, as soon as it is drawn.
 */
export async function whenDrawn(page: Page, name: string): Promise<Point> {
  return page.evaluate(
    ([wanted, mostFrames]) =>
      new Promise<Point>((resolve, reject) => {
        let frames = 0;
        const look = () => {
          const found = [...document.querySelectorAll<HTMLElement>("button, a, label")].find(
            (element) =>
              // A button may have another text in reserve, which is not seen. Parts of a label are lines of their own.
              (element.ariaLabel ?? element.innerText.trim().replaceAll(/\s+/g, " ")) === wanted &&
              element.checkVisibility({ visibilityProperty: true }),
          );
          frames += 1;
          if (found !== undefined) {
            const { x, y, width, height } = found.getBoundingClientRect();
            resolve({ x: x + width / 2, y: y + height / 2 });
          } else if (frames === mostFrames) {
            reject(new Error(`${wanted} is not drawn`));
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    [name, MOST_FRAMES] as const,
  );
}
