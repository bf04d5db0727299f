import { expect } from "@playwright/test";

import { openPage } from "./openPage";
import { test } from "./test";

test("the shortcuts of the built page act, and stay off once a person says so", async ({ page }) => {
  const field = page.getByRole("textbox", { name: "Gmail address or username" });
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const leaveField = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await openPage(page);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("jane");
  await leaveField();
  await page.keyboard.press("g");
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.getByRole("searchbox", { name: "Search addresses" })).toBeFocused();

  await leaveField();
  await page.keyboard.press("?");
  await shortcuts.getByRole("checkbox", { name: "Use shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(shortcuts).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(field).not.toBeFocused();

  await openPage(page);
  await page.keyboard.press("/");
  await expect(field).not.toBeFocused();
});
