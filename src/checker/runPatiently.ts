import { runInSlices } from "../platform/runInSlices";

/** A task that ends sooner shows no progress: a bar that flashes up would only disturb. */
const PATIENCE_MS = 1000;

interface PatientHandlers<Result> {
  readonly onDone: (result: Result) => void;
  /** Gets the percentage that is done after a second, and from then on after each slice. */
  readonly onLong: (percent: number) => void;
}

/** Takes the steps of a task in slices, and tells how far it is if it takes long. @returns A function that stops it. */
export function runPatiently<Result>(
  steps: Iterator<number, Result>,
  { onDone, onLong }: PatientHandlers<Result>,
): () => void {
  let percent = 0;
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    onLong(percent);
  }, PATIENCE_MS);
  const stop = runInSlices(steps, {
    onDone: (result) => {
      clearTimeout(timer);
      onDone(result);
    },
    onPause: (share) => {
      // A task of two parts does not begin again.
      percent = Math.max(percent, Math.floor(share * 100));
      if (isLong) onLong(percent);
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
