import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepScreenOn } from "./keepScreenOn";

/** The locks that were given, and whether each is still held. */
let held: boolean[] = [];
let letGo = () => {};

function giveLock(): Promise<WakeLockSentinel> {
  const index = held.push(true) - 1;
  const release = async () => {
    held[index] = false;
  };
  return Promise.resolve({ release } as WakeLockSentinel);
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  held = [];
});

afterEach(() => letGo());

test("the screen stays on until it is let go", async () => {
  vi.spyOn(navigator.wakeLock, "request").mockImplementation(giveLock);
  letGo = keepScreenOn();
  expect(held).toEqual([true]);
  letGo();
  await expect.poll(() => held).toEqual([false]);
  setVisibility("visible");
  expect(held).toEqual([false]);
});

test("the browser is asked again when the page is visible again, and not while it is hidden", async () => {
  vi.spyOn(navigator.wakeLock, "request").mockImplementation(giveLock);
  letGo = keepScreenOn();
  held = [];
  setVisibility("hidden");
  expect(held).toEqual([]);
  setVisibility("visible");
  expect(held).toEqual([true]);
  letGo();
  await expect.poll(() => held).toEqual([false]);
});

test("a browser that refuses, and one that cannot, are no error", async () => {
  const request = vi.spyOn(navigator.wakeLock, "request").mockRejectedValue(new DOMException("", "NotAllowedError"));
  letGo = keepScreenOn();
  setVisibility("visible");
  expect(request).toHaveBeenCalledTimes(2);
  letGo();
  vi.spyOn(navigator, "wakeLock", "get").mockReturnValue(undefined as unknown as WakeLock);
  letGo = keepScreenOn();
  letGo();
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
});
