import { beforeEach, expect, test, vi } from "vitest";

import { whenIdle, whenQuiet } from "./whenIdle";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestIdleCallback"] });
});

test("whenIdle calls back after half a second if the browser never is idle, unless it is aborted", () => {
  vi.stubGlobal("requestIdleCallback", (callback: () => void, { timeout = Infinity } = {}) =>
    Number.isFinite(timeout) ? setTimeout(callback, timeout) : 0,
  );
  const callback = vi.fn<() => void>();
  const aborted = vi.fn<() => void>();
  const controller = new AbortController();
  whenIdle(callback);
  whenIdle(aborted, controller.signal);
  controller.abort();
  vi.advanceTimersByTime(400);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledOnce();
  expect(aborted).not.toHaveBeenCalled();
});

test("whenQuiet waits until nobody has used the page for four seconds", () => {
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

test("whenQuiet calls back once, whatever a person does later", () => {
  const callback = vi.fn<() => void>();
  whenQuiet(callback);
  vi.advanceTimersByTime(4100);
  window.dispatchEvent(new KeyboardEvent("keydown"));
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledOnce();
});
