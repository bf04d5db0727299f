import { expect, test, vi } from "vitest";

import { onStorageChange, readStorage, writeStorage } from "./storage";

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

test("a listener is called when another tab changes its key or clears the storage, until it is removed", () => {
  const listener = vi.fn<() => void>();
  const removeListener = onStorageChange("a", listener);
  window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "1" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "b", newValue: "2" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: null }));
  window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
  expect(listener).toHaveBeenCalledTimes(3);

  removeListener();
  window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "3" }));
  expect(listener).toHaveBeenCalledTimes(3);
});
