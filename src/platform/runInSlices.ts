/** Well under the 50 ms from which a person feels a delay, with time left for the page itself: https://web.dev/articles/rail */
const SLICE_MS = 8;

/** A task that ends sooner shows no progress: a bar that flashes up would only disturb. */
export const PATIENCE_MS = 1000;

interface SliceHandlers<Result> {
  /** Gets the result. It is not called after a stop. */
  readonly onDone: (result: Result) => void;
  /** Gets the percentage that is done, after each slice that ends more than a second after the first one began. */
  readonly onLong?: (percent: number) => void;
}

/**
 * Takes the steps of a long task in slices of a few milliseconds, and lets the browser handle input and draw
 * between them. The first slice runs at once, so a short task is done when this returns.
 *
 * @param steps Gives the share of the task that is done, from 0 to 1. One step must be short.
 * @returns A function that stops. Another call can take the remaining steps.
 */
export function runInSlices<Result>(steps: Iterator<number, Result>, handlers: SliceHandlers<Result>): () => void {
  const longAt = performance.now() + PATIENCE_MS;
  let percent = 0;
  let isStopped = false;
  runSlice();
  return () => {
    isStopped = true;
  };

  function runSlice(): void {
    if (isStopped) return;
    const end = performance.now() + SLICE_MS;
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    if (step.done === true) return handlers.onDone(step.value);
    // A task of two parts does not begin again.
    percent = Math.max(percent, Math.floor(step.value * 100));
    if (performance.now() > longAt) handlers.onLong?.(percent);
    void nextTask().then(runSlice);
  }
}

/** Lets the browser handle input and draw. */
export function nextTask(): Promise<void> {
  // A message, because browsers delay repeated timers by 4 ms, and `scheduler.yield` is not in all of them.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(port1.close()), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Takes all steps as `runInSlices` does, and resolves with the result. */
export function takeInSlices<Result>(steps: Iterator<number, Result>): Promise<Result> {
  return new Promise((resolve) => {
    runInSlices(steps, { onDone: resolve });
  });
}
