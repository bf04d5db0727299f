import { expect, test, vi } from "vitest";

import { runInSlices } from "./runInSlices";

/** Steps that last a slice each. The share falls where a second part begins. */
function* takeLong(): Generator<number, string, void> {
  for (const share of [0.33, 0.66, 0.01]) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    yield share;
  }
  return "done";
}

function* takeShort(): Generator<number, string, void> {
  yield 1;
  return "done";
}

test("a short work is done at once", () => {
  const results: string[] = [];
  runInSlices(takeShort(), { onDone: (result) => results.push(result) });
  expect(results).toStrictEqual(["done"]);
});

test("a long work lets other tasks run between its slices, and tells after a second how far it is, never less than before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const events: unknown[] = [];
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener("message", () => events.push("another task"));
    port1.start();
    port2.postMessage(null);
    runInSlices(takeLong(), { onDone: resolve, onLong: (percent) => events.push(percent) });
    vi.advanceTimersByTime(999);
    expect(events).toStrictEqual([]);
    vi.advanceTimersByTime(1);
  });
  expect(events).toContain("another task");
  expect(events.filter((event) => event !== "another task")).toStrictEqual([33, 66, 66]);
});

test("a work that is stopped, or has ended, says no more that it takes long", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const onLong = vi.fn<(percent: number) => void>();
  runInSlices(takeLong(), { onDone: () => {}, onLong })();
  runInSlices(takeShort(), { onDone: () => {}, onLong });
  vi.advanceTimersByTime(1000);
  expect(onLong).not.toHaveBeenCalled();
});

test("a stopped work takes no further step, until it is taken up again", async () => {
  const steps = takeLong();
  const results: string[] = [];
  const stop = runInSlices(steps, { onDone: (result) => results.push(result) });
  stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(results).toStrictEqual([]);

  const result = await new Promise((resolve) => {
    runInSlices(steps, { onDone: resolve });
  });
  expect(result).toBe("done");
});
