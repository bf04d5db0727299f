import { expect, it, vi } from "vitest";

import { askToKeepStorage } from "./askToKeepStorage";

function answer(name: "persist" | "persisted", promise: () => Promise<boolean>): void {
  vi.spyOn(StorageManager.prototype, name).mockImplementation(promise);
}

it("asks where it may, and otherwise only reads what the browser promised", async () => {
  answer("persist", async () => true);
  answer("persisted", async () => false);
  expect(await askToKeepStorage(true)).toBe(true);
  expect(await askToKeepStorage(false)).toBe(false);
});

it("asks again in a site that is installed", async () => {
  answer("persist", async () => true);
  answer("persisted", async () => false);
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query === "(display-mode: standalone)" ? "all" : query),
  );
  expect(await askToKeepStorage(false)).toBe(true);
});

it("says that the browser does not say", async () => {
  answer("persisted", () => Promise.reject(new TypeError("No storage")));
  expect(await askToKeepStorage(false)).toBe(null);
});
