import type { Page } from "@playwright/test";

/** Opens a path that says no language, and waits until the page is alive: that writes the language to the address. */
export async function openPage(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/[?&]lang=/);
}
