import { beforeEach, expect, test, vi } from "vitest";

import { onStorageChange, readStorage, writeStorage } from "./storage";

beforeEach(() => {
  localStorage.clear();
});

test("what is written is read again", () => {
  writeStorage("a", "1");
  expect(readStorage("a")).toBe("1");
  expect(readStorage("b")).toBeNull();
});

test("storage that is not there counts as empty", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed.", "SecurityError");
  });
  expect(() => writeStorage("a", "1")).not.toThrow();
  expect(readStorage("a")).toBeNull();
});

test("storage that is full keeps what it has", () => {
  writeStorage("a", "1");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  expect(() => writeStorage("a", "2")).not.toThrow();
  expect(readStorage("a")).toBe("1");
});

test("a listener hears of another tab's changes of its own key, and of the removal of everything", () => {
  const listener = vi.fn<(value: string | null) => void>();
  const end = onStorageChange("a", listener);
  window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "1" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "b", newValue: "2" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: null }));
  window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
  expect(listener.mock.calls).toStrictEqual([["1"], [null], [null]]);

  end();
  window.dispatchEvent(new StorageEvent("storage", { key: "a", newValue: "3" }));
  expect(listener).toHaveBeenCalledTimes(3);
});
