import { expect, test, vi } from "vitest";

import { askToKeepStorage, deletesUnvisited, readStorage, writeStorage } from "./storage";

test("blocked storage counts as empty", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed.", "SecurityError");
  });
  expect(() => writeStorage("a", "1")).not.toThrow();
  expect(readStorage("a")).toBeNull();
});

test("full storage keeps the value that it has", () => {
  writeStorage("a", "1");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  expect(() => writeStorage("a", "2")).not.toThrow();
  expect(readStorage("a")).toBe("1");
});

test.each([
  ["asks where it may", true, false, true],
  ["only reads what the browser promised before, where it may not ask", false, false, false],
  ["asks in an installed site all the same", false, true, true],
])("the page %s", async (_, mayAsk, isInstalled, isKept) => {
  vi.spyOn(StorageManager.prototype, "persist").mockResolvedValue(true);
  vi.spyOn(StorageManager.prototype, "persisted").mockResolvedValue(false);
  emulateInstalled(isInstalled);
  expect(await askToKeepStorage(mayAsk)).toBe(isKept);
});

test("a browser may not say whether it keeps the storage", async () => {
  vi.spyOn(StorageManager.prototype, "persisted").mockRejectedValue(new TypeError("No storage"));
  expect(await askToKeepStorage(false)).toBe(null);
});

test.each([
  ["Apple Computer, Inc.", false, true],
  ["Apple Computer, Inc.", true, false],
  ["Google Inc.", false, false],
  ["", false, false],
])("the browser of %j, on the home screen: %s, deletes a site without visits: %s", (vendor, isInstalled, expected) => {
  vi.spyOn(navigator, "vendor", "get").mockReturnValue(vendor);
  emulateInstalled(isInstalled);
  expect(deletesUnvisited()).toBe(expected);
});

function emulateInstalled(isInstalled: boolean): void {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query === "(display-mode: standalone)" ? (isInstalled ? "all" : "not all") : query),
  );
}
