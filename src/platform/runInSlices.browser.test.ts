import { expect, test, vi } from "vitest";

import { runInSlices } from "./runInSlices";

/** Steps that last a slice each. */
function* takeLong(): Generator<number, string, void> {
  for (let count = 0; count < 3; count += 1) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    yield 0;
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
  vi.useFakeTimers({ toFake: ["performance"] });
  const events: unknown[] = [];
  const { port1, port2 } = new MessageChannel();
  function* takeSeconds() {
    for (const share of [0.2, 0.33, 0.66, 0.01]) {
      vi.advanceTimersByTime(600);
      yield share;
    }
  }
  await new Promise((resolve) => {
    port1.addEventListener("message", () => events.push("another task"));
    port1.start();
    port2.postMessage(null);
    runInSlices(takeSeconds(), { onDone: resolve, onLong: (percent) => events.push(percent) });
  });
  expect(events).toContain("another task");
  expect(events.filter((event) => event !== "another task")).toStrictEqual([33, 66, 66]);
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
