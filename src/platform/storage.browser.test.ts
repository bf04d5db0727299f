import { expect, test, vi } from "vitest";

import { readStorage, writeStorage } from "./storage";

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
