/**
 * Work that its caller may pause after each step, so that it never holds up a page. A step gives the share of
 * the work that is done, from 0 to 1. The result comes after the last one.
 */
export type Steps<Result> = Generator<number, Result, void>;

/**
 * Takes all steps at once, and returns the result. Errors of a step are passed on.
 *
 * @public For a caller that has nothing to hold up. The page takes steps in slices.
 */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
