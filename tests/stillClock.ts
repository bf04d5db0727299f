import { vi } from "vitest";

/**
 * For `expect.element` and `expect.poll` under fake timers: these go forward by the interval each time
 * an expectation looks again, so a busy machine would shorten every wait and a long wait would pass.
 */
export const STILL_CLOCK = { interval: 0 };

/** Lets the fake clock go on, and the page draw what comes of it: otherwise what is gone seems to be there. */
export async function letPass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
