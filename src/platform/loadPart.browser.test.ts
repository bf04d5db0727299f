import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LoadError, loadPart } from "./loadPart";

type ImportFile = () => Promise<{ name: string }>;

const file = { name: "a part" };
const failure = new TypeError("Importing a module script failed.");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  document.querySelector("script[data-files]")?.remove();
});

test("a part is loaded once, however often it is requested", async () => {
  const importFile = vi.fn<ImportFile>(() => Promise.resolve(file));
  const [one, other] = await Promise.all([loadPart("once", importFile), loadPart("once", importFile)]);
  expect(one).toBe(file);
  expect(other).toBe(file);
  expect(await loadPart("once", importFile)).toBe(file);
  expect(importFile).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("the next call after a failure requests the part again", async () => {
  const importFile = vi.fn<ImportFile>(() => Promise.resolve(file)).mockRejectedValueOnce(failure);
  const first = loadPart("anew", importFile);
  await expect(first).rejects.toThrow(LoadError);
  await expect(first).rejects.toMatchObject({ cause: failure });
  await expect(loadPart("anew", importFile)).resolves.toBe(file);
  expect(importFile).toHaveBeenCalledTimes(2);
});

test("on the built page, a failed part is requested again under another URL", async () => {
  const url = new URL("../../tests/startVisit.ts", import.meta.url).href;
  writeSiteFiles({ startVisit: [url] });
  const importFile = vi.fn<() => Promise<unknown>>().mockRejectedValue(failure);
  await expect(loadPart("startVisit", importFile)).rejects.toThrow(LoadError);
  await expect(loadPart("startVisit", importFile)).resolves.toHaveProperty("startVisit");
  expect(importFile).toHaveBeenCalledOnce();
  const requested = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(requested.filter((name) => name.startsWith(`${url}?`))).toHaveLength(1);
});

test("on the built page, a name that no file has is an error", () => {
  writeSiteFiles({ startVisit: ["/assets/startVisit-abc.js"] });
  expect(() => loadPart("stratVisit", () => Promise.resolve(file))).toThrow("The build has no part stratVisit");
});

test("a part that does not arrive within 15 seconds fails, and the next call does not wait for it", async () => {
  const importFile = vi.fn<ImportFile>(() => Promise.resolve(file)).mockImplementationOnce(() => new Promise(() => {}));
  const isOver = vi.fn<() => void>();
  const late = loadPart("late", importFile);
  late.catch(isOver);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toThrow(LoadError);
  await expect(loadPart("late", importFile)).resolves.toBe(file);
});

test("a timeout does not stop other loads of the page", async () => {
  const stop = vi.spyOn(window, "stop");
  const late = loadPart("hanging", () => new Promise(() => {}));
  late.catch(() => {});
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(late).rejects.toThrow(LoadError);
  expect(stop).not.toHaveBeenCalled();
});

/** Adds the script that tells a built page the URLs of its parts. */
function writeSiteFiles(parts: Record<string, readonly string[]>): void {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.dataset.files = JSON.stringify({ program: "", imports: [], parts });
  document.head.append(script);
}
