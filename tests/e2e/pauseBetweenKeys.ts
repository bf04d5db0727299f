import type { Page } from "@playwright/test";

/** Lets each event come a minute after the one before, from the next load of the page on. */
export async function pauseBetweenKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let time = 0;
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => (time += 60_000) });
  });
}
