import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whenQuiet } from "./whenQuiet";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestIdleCallback"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("it waits until nobody has used the page for four seconds", () => {
  const callback = vi.fn<() => void>();
  whenQuiet(callback);
  vi.advanceTimersByTime(3900);
  window.dispatchEvent(new KeyboardEvent("keydown"));
  vi.advanceTimersByTime(3900);
  window.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(3900);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledOnce();
});

test("it calls back once, whatever a person does later", () => {
  const callback = vi.fn<() => void>();
  whenQuiet(callback);
  vi.advanceTimersByTime(4100);
  window.dispatchEvent(new KeyboardEvent("keydown"));
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledOnce();
});
