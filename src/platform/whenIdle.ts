/** The longest wait for an idle moment. Safari reports none, and Chromium may report none after the last frame. */
const MAX_WAIT_MS = 500;

const QUIET_MS = 4000;

const SIGNS_OF_USE = ["pointerdown", "keydown", "scroll"];

/** Calls back once the browser is idle, or after half a second at most. @returns A function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, MAX_WAIT_MS);
  return () => clearTimeout(timer);
}

/** Calls back once nobody has used the page for four seconds and the browser is idle. Nothing cancels it. */
export function whenQuiet(callback: () => void): void {
  const controller = new AbortController();
  let timer = setTimeout(finish, QUIET_MS);

  function startAgain(): void {
    clearTimeout(timer);
    timer = setTimeout(finish, QUIET_MS);
  }

  function finish(): void {
    controller.abort();
    whenIdle(callback);
  }

  const options = { signal: controller.signal, passive: true };
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, startAgain, options);
}
