import type { Page } from "@playwright/test";

/** Keeps back the script files that the page asks for from now on: all, or those of a part. @returns A function that lets them go. */
export async function holdScripts(page: Page, part = ""): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${part}*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
