/** Where the browser cannot tell when it is idle (Safari): how long to leave it alone. */
const FALLBACK_DELAY_MS = 500;

/** Calls back once the browser has nothing better to do. @returns Cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
