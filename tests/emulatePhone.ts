import { vi } from "vitest";

/** Lets the program find a coarse pointer, and no fine one, until the end of the test. Style sheets do not. */
export function emulatePhone(): void {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const asOnPhone = query.replace(/\(.*pointer: coarse\)/, "all").replace(/\(.*pointer: fine\)/, "not all");
    return matchMedia.call(window, asOnPhone);
  });
}
