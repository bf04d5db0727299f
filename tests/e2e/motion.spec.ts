import { expect } from "@playwright/test";

import { test } from "./test";
import { visitStates } from "./visitStates";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("nothing moves for people who ask for less motion", async ({ page }) => {
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
