import { vi } from "vitest";

/**
 * Options for `expect.element` and `expect.poll` under fake timers. Vitest advances the fake clock by the interval
 * at each new attempt. The number of attempts depends on the machine, so the clock would depend on it too.
 */
export const STILL_CLOCK = { interval: 0 };

/** Advances the fake clock, then waits until the page is painted: an element that is to go stays until then. */
export async function advanceClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
