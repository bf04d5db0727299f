import { runInSlices } from "./runInSlices";

/** Takes all steps as `runInSlices` does, and resolves with the result. */
export function takeInSlices<Result>(steps: Iterator<number, Result>): Promise<Result> {
  return new Promise((resolve) => {
    runInSlices(steps, { onDone: resolve });
  });
}
