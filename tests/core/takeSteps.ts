import type { Steps } from "../../src/core";

/** Takes all steps at once, and returns the result. Errors of a step are passed on. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
