import { vi } from "vitest";

/** Until the end of the test, each event comes a minute after the one before. */
export function pauseBetweenKeys(): void {
  let time = 0;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => (time += 60_000));
}
