import type { Page } from "@playwright/test";

const FACTOR = 20;
/** Longer ones end what takes too long, such as the load of a file, which is not any faster here. */
const LONGEST_MS = 10_000;

/** Makes the timers of the page twenty times as fast from its next load on, so that long use fits into a short test. */
export async function compressTime(page: Page): Promise<void> {
  await page.addInitScript(
    ({ factor, longest }) => {
      const start = window.setTimeout;
      window.setTimeout = ((callback: () => void, delay = 0, ...rest: []) =>
        start(callback, delay > longest ? delay : delay / factor, ...rest)) as typeof setTimeout;
    },
    { factor: FACTOR, longest: LONGEST_MS },
  );
}
