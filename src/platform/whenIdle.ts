/** The longest wait for an idle moment. Safari reports none, and Chromium may report none after the last frame. */
const MAX_WAIT_MS = 500;

const QUIET_MS = 4000;

const SIGNS_OF_USE = ["pointerdown", "keydown", "scroll"];

/** Calls back once the browser is idle, or after half a second at most, unless the signal has aborted by then. */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const call = () => signal?.aborted || callback();
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: MAX_WAIT_MS });
  else setTimeout(call, MAX_WAIT_MS);
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

  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, startAgain, controller);
}
