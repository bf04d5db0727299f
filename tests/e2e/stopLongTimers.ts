import type { BrowserContext, Page } from "@playwright/test";

const LONG_MS = 2000;

/**
 * In the page, whatever lasts two seconds or longer does not end by itself: a toast, a tick on a button, the patience
 * with a file. A slow machine would otherwise look for it too late. A journey about time uses `page.clock`.
 */
export async function stopLongTimers(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript((long) => {
    const start = window.setTimeout;
    window.setTimeout = ((callback: () => void, delay = 0, ...rest: []) =>
      start(delay < long ? callback : () => {}, delay, ...rest)) as typeof setTimeout;
  }, LONG_MS);
}
