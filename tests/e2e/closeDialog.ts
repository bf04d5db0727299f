import { expect, type Page } from "@playwright/test";

/**
 * Closes the open dialog, and waits until its entry of the history is left (useModal.ts). Until then, Chromium drops a
 * visit that begins.
 */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => history.state !== "dialog");
}
