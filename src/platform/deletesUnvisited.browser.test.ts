import { expect, test, vi } from "vitest";

import { deletesUnvisited } from "./deletesUnvisited";

test.each([
  ["Apple Computer, Inc.", false, true],
  ["Apple Computer, Inc.", true, false],
  ["Google Inc.", false, false],
  ["", false, false],
])("by vendor and home screen: %s, %s", (vendor, isInstalled, expected) => {
  const { matchMedia } = window;
  vi.spyOn(navigator, "vendor", "get").mockReturnValue(vendor);
  vi.spyOn(window, "matchMedia").mockImplementation(() => matchMedia.call(window, isInstalled ? "all" : "not all"));
  expect(deletesUnvisited()).toBe(expected);
});
