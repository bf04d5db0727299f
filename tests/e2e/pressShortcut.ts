import { expect, type Page } from "@playwright/test";

/** Shortcuts are loaded once the page is idle, and no element says so: the key is pressed until it acts. */
export async function pressShortcut(page: Page, key: string, hasActed: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await hasActed()).toBe(true);
  }).toPass();
}
