import { vi } from "vitest";

const LONG_MS = 2000;

/**
 * Until the end of the test, a pause takes no time: the one before a list is made, the one between two announcements.
 * What lasts two seconds or longer does not end by itself: a toast, a tick, the patience with a file. A slow machine
 * would miss it otherwise. Tests about time use fake timers.
 */
export function skipPauses(): void {
  const start = window.setTimeout;
  const startOthers = (callback: () => void, delay = 0, ...rest: []) =>
    start(delay < LONG_MS ? callback : () => {}, 0, ...rest);
  vi.spyOn(window, "setTimeout").mockImplementation(startOthers as typeof setTimeout);
}
