import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whenIdle } from "./whenIdle";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it calls back after half a second if the browser never is idle, unless it is cancelled", () => {
  vi.stubGlobal("requestIdleCallback", (callback: () => void, { timeout = Infinity } = {}) =>
    Number.isFinite(timeout) ? setTimeout(callback, timeout) : 0,
  );
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  const callback = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();
  whenIdle(callback);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(400);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
