import { vi } from "vitest";

const SHORTEST_MS = 2000;
const LONGEST_MS = 3000;

/** Keeps toasts and ticks until the end of the test, so that a slow machine does not look for them too late. */
export function keepMessages(): void {
  const start = window.setTimeout;
  const startOthers = (callback: () => void, delay = 0, ...rest: []) =>
    start(delay < SHORTEST_MS || delay > LONGEST_MS ? callback : () => {}, delay, ...rest);
  vi.spyOn(window, "setTimeout").mockImplementation(startOthers as typeof setTimeout);
}
