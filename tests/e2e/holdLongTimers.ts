import type { BrowserContext } from "@playwright/test";

/** On the window, this event ends the toasts and the ticks that `holdLongTimers` holds. */
export const END_TOASTS = "end-toasts";

/**
 * In the page, whatever a person looks at or waits for some seconds does not end by itself: a slow machine would
 * otherwise look for it too late. A journey about time uses `page.clock`. The quiet before the worker is short if the
 * journey has one. A longer timer runs, such as the one that releases a saved file.
 */
export async function holdLongTimers(context: BrowserContext, hasWorker: boolean): Promise<void> {
  await context.addInitScript(hold, { hasWorker, endToasts: END_TOASTS });
}

/** Runs in the page. */
function hold({ hasWorker, endToasts }: { readonly hasWorker: boolean; readonly endToasts: string }): void {
  // A tick on a button, a toast, the quiet before the worker, an Undo, and the patience with a file that does not come.
  const LONG_MS = 2000;
  const LONGEST_MS = 15_000;
  const TOAST_MS = 3000;
  // After so long without any use the page asks for its worker.
  const QUIET_MS = 4000;
  const SHORT_QUIET_MS = 200;
  const start = window.setTimeout;
  window.setTimeout = ((callback: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
    if (delay < LONG_MS || delay > LONGEST_MS) return start(callback, delay, ...rest);
    if (delay === QUIET_MS && hasWorker) return start(callback, SHORT_QUIET_MS);
    if (delay <= TOAST_MS) window.addEventListener(endToasts, () => callback(...rest), { once: true });
    return start(() => {}, delay);
  }) as typeof setTimeout;
}
