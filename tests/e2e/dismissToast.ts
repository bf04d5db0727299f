import { expect, type Page } from "@playwright/test";

import { END_TOASTS } from "./stopLongTimers";

/** Ends the toasts at once. They would stay otherwise (test.ts), and cover a part of a small window. */
export async function dismissToast(page: Page): Promise<void> {
  // A toast under the pointer would stay.
  await page.mouse.move(0, 0);
  await page.evaluate((endToasts) => window.dispatchEvent(new Event(endToasts)), END_TOASTS);
  await expect(page.getByRole("region").and(page.locator("[aria-live]")).getByRole("group")).toHaveCount(0);
}
