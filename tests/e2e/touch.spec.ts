import { expect } from "@playwright/test";

import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

test.describe("on a touch screen", () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the button of a row is always shown, and that of the keyboard shortcuts never", async ({ page }) => {
    await openPage(page);
    const isInSight = await page.getByRole("button", { name: "Keyboard shortcuts" }).evaluate((button) => {
      button.scrollIntoView();
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === button;
    });
    expect(isInSight).toBe(false);
    await makeList(page, "jane");
    const copy = page.getByRole("button", { name: "Copy jane@gmail.com", exact: true });
    await expect(copy).toHaveCSS("opacity", "1");
    await copy.tap();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await readClipboard(page.context())).toBe("jane@gmail.com");
  });
});
