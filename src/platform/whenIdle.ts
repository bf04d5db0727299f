/** For browsers without `requestIdleCallback`, such as Safari. */
const FALLBACK_DELAY_MS = 500;

/**
 * Calls back once the browser is idle, or after half a second if the browser does not report when it is idle.
 *
 * @returns Cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
