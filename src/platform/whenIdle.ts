/** The longest wait for an idle moment. Safari reports none, and Chromium may report none after the last frame. */
const MAX_WAIT_MS = 500;

/**
 * Calls back once the browser is idle, or after half a second if it does not report that it is.
 *
 * @returns Cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, MAX_WAIT_MS);
  return () => clearTimeout(timer);
}
