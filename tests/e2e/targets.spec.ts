import { expect, type Page } from "@playwright/test";

import { test } from "./test";
import { visitStates } from "./visitStates";

test("with a mouse, every target is at least 24 px wide and high", async ({ page }) => {
  await visitStates(page, "en", async (state) => expect(await targetsBelow(page, 24), state).toEqual([]));
});

for (const { device, viewport, tag } of [
  { device: "phone", viewport: { width: 360, height: 740 }, tag: [] },
  { device: "tablet", viewport: { width: 820, height: 1180 }, tag: "@matrix" },
]) {
  test.describe(() => {
    test.use({ viewport, isMobile: true, hasTouch: true });

    test(`on a ${device}, every target is at least 44 px wide and high`, { tag }, async ({ page }) => {
      await visitStates(page, "en", async (state) => expect(await targetsBelow(page, 44), state).toEqual([]));
    });
  });
}

/** The targets that are smaller than that. A label counts as its control. */
async function targetsBelow(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = Array.from(
      document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]"),
    );
    return targets
      .filter((target) => target.checkVisibility())
      .flatMap((target) => {
        const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
        const isSmaller = Math.min(width, height) < least - 0.01;
        const name = target.getAttribute("aria-label") ?? target.closest("label, a, button")?.textContent;
        return isSmaller ? [`${name}: ${width} × ${height}`] : [];
      });
  }, size);
}
