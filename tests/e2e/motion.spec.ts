import { expect, test } from "@playwright/test";

import { visitStates } from "./visitStates";

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } });

test("who asks for less motion gets none: no transition, no animation, no smooth scrolling", async ({ page }) => {
  test.slow();
  await visitStates(page, "en", async (state) => {
    const moving = await page.evaluate(() => {
      const longest = (list: string) => Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
      return Array.from(document.querySelectorAll("*")).flatMap((element) =>
        [undefined, "::before", "::after", "::backdrop"].flatMap((pseudo) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, pseudo);
          const isStill =
            longest(transitionDuration) === 0 && longest(animationDuration) <= 0.001 && scrollBehavior === "auto";
          return isStill ? [] : [`${element.tagName}${pseudo ?? ""} ${element.className}`];
        }),
      );
    });
    expect(moving, state).toEqual([]);
  });
});
