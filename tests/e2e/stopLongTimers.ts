import type { BrowserContext } from "@playwright/test";

/** A tick on a button, a toast, and the quiet before the worker. */
const LONG_MS = 2000;
/** The program's patience with a file that does not come. That one ends. */
const PATIENCE_MS = 15_000;
/** After so long without any use the page asks for its worker. */
const QUIET_MS = 4000;
const SHORT_QUIET_MS = 200;

/**
 * In the page, whatever a person looks at for some seconds does not end by itself: a slow machine would otherwise look
 * for it too late. A journey about time uses `page.clock`. The quiet before the worker is short if the journey has one.
 */
export async function stopLongTimers(context: BrowserContext, hasWorker: boolean): Promise<void> {
  await context.addInitScript(
    ({ long, patience, quiet, shortQuiet }) => {
      const start = window.setTimeout;
      window.setTimeout = ((callback: () => void, delay = 0, ...rest: []) => {
        if (delay < long || delay >= patience) return start(callback, delay, ...rest);
        return delay === quiet ? start(callback, shortQuiet) : start(() => {}, delay);
      }) as typeof setTimeout;
    },
    { long: LONG_MS, patience: PATIENCE_MS, quiet: hasWorker ? QUIET_MS : 0, shortQuiet: SHORT_QUIET_MS },
  );
}
