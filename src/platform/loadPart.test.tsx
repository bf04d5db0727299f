import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LoadError, loadPart } from "./loadPart";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a part is loaded once, whoever asks for it", async () => {
  const importPart = vi.fn<() => Promise<{ name: string }>>(() => Promise.resolve({ name: "a part" }));
  const [one, other] = await Promise.all([loadPart(importPart), loadPart(importPart)]);
  expect(one).toBe(other);
  expect(await loadPart(importPart)).toBe(one);
  expect(importPart).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("a part that fails is asked for anew by the next call", async () => {
  const failure = new TypeError("Importing a module script failed.");
  const importPart = vi
    .fn<() => Promise<{ name: string }>>(() => Promise.resolve({ name: "a part" }))
    .mockRejectedValueOnce(failure);
  const first = loadPart(importPart);
  await expect(first).rejects.toThrow(LoadError);
  await expect(first).rejects.toMatchObject({ cause: failure });
  await expect(loadPart(importPart)).resolves.toStrictEqual({ name: "a part" });
});

test.each(["error loading dynamically imported module", "Failed to fetch dynamically imported module"])(
  "an address that the browser says it failed at is asked for under another one: %s",
  async (message) => {
    const address = new URL("../../tests/startVisit.ts", import.meta.url).href;
    const importPart = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError(`${message}: ${address}`));
    await expect(loadPart(importPart)).resolves.toHaveProperty("startVisit");
    await loadPart(importPart);
    expect(importPart).toHaveBeenCalledOnce();
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    expect(asked.filter((name) => name.startsWith(`${address}?`))).not.toStrictEqual([]);
  },
);

test("an answer that does not come ends after 15 seconds, with what the browser is loading", async () => {
  const stop = vi.spyOn(window, "stop");
  let fail: (error: Error) => void = () => {};
  const importPart = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  stop.mockImplementation(() =>
    fail(new TypeError(`error loading dynamically imported module: ${window.location.origin}/lost.js`)),
  );
  const part = loadPart(importPart);
  part.catch(() => {});
  await vi.advanceTimersByTimeAsync(14_999);
  expect(stop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).rejects.toThrow(LoadError);
  expect(stop).toHaveBeenCalledOnce();
});
