import type { Page } from "@playwright/test";

/** Opens a path without a language, and waits until the page is alive: it then writes the language to the address. */
export async function openPage(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/[?&]lang=/);
}
