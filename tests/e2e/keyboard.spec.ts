import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";

test("with the keyboard alone, a list is made, rows are selected, and these are in the clipboard", async ({ page }) => {
  await openPage(page);
  const list = page.getByRole("grid", { name: "Alias list" });
  const boxOf = (email: string) => list.getByRole("checkbox", { name: email, exact: true });
  await page.keyboard.type("jane");
  await page.keyboard.press("Enter");
  await expect(boxOf("jane@gmail.com")).toBeVisible();
  const emails = await copyAll(page);

  await page.getByRole("button", { name: "Copy all" }).focus();
  await page.keyboard.press("Tab");
  await expect(boxOf(emails[0]!)).toBeFocused();
  await page.keyboard.press("End");
  await expect(boxOf(emails[1999]!)).toBeFocused();
  await expect(boxOf(emails[1999]!)).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected of 2,000 emails")).toBeVisible();
  await page.keyboard.press("Control+c");
  await expect.poll(() => readClipboard(page.context())).toBe(`${emails[0]}\n${emails[1999]}`);

  // Outside of the list, the keys are the browser's own.
  await page.getByRole("textbox", { name: "Gmail address or username" }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await expect.poll(() => readClipboard(page.context())).toBe("jane");
});
