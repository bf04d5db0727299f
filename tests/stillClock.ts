/**
 * For `expect.element` and `expect.poll` under fake timers: these go forward by the interval each time
 * an expectation looks again, so a busy machine would shorten every wait and a long wait would pass.
 */
export const STILL_CLOCK = { interval: 0 };
