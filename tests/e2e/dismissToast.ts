import { expect, type Page } from "@playwright/test";

import { END_TOASTS } from "./holdLongTimers";

/** Ends the toasts. They would stay otherwise (test.ts), and cover a part of a small window. */
export async function dismissToast(page: Page): Promise<void> {
  const toasts = page.getByRole("region").and(page.locator("[aria-live]")).getByRole("group");
  // A toast under the pointer would stay.
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => {
      // The time of a new toast begins a little after the toast is there.
      await page.evaluate((endToasts) => window.dispatchEvent(new Event(endToasts)), END_TOASTS);
      return toasts.count();
    })
    .toBe(0);
}
