import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { runPatiently } from "./runPatiently";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function* take(count: number): Generator<number, string> {
  for (let step = 0; step < count; step += 1) yield step / count;
  return "done";
}

test("a task that is stopped, or has ended, says no more that it takes long", () => {
  const onDone = vi.fn<(result: string) => void>();
  const onLong = vi.fn<(percent: number) => void>();
  const stop = runPatiently(take(Infinity), { onDone, onLong });
  vi.advanceTimersByTime(999);
  stop();
  runPatiently(take(2), { onDone, onLong });
  vi.advanceTimersByTime(1000);
  expect([onDone.mock.calls, onLong.mock.calls]).toStrictEqual([[["done"]], []]);
});
