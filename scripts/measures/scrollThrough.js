/**
 * Scrolls a box through all of its content, 2,400 pixels at each frame.
 *
 * @param {import("playwright").Locator} box
 */
export function scrollThrough(box) {
  return box.evaluate(async (element) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < element.scrollHeight; top += 2400) {
      element.scrollTop = top;
      await nextFrame();
    }
  });
}
