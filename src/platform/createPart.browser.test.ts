import { beforeEach, expect, test, vi } from "vitest";

import { earlyVisit, type SiteFiles } from "./earlyVisit";
import { createPart, LoadError } from "./createPart";

type ImportFile = () => Promise<{ name: string }>;

const file = { name: "a part" };
const failure = new TypeError("Importing a module script failed.");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

test("a part is loaded once, however often it is requested", async () => {
  const importFile = vi.fn<ImportFile>(() => Promise.resolve(file));
  const part = createPart({ once: importFile });
  expect(importFile).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([part.load(), part.load()]);
  expect(one).toBe(file);
  expect(other).toBe(file);
  expect(await part.load()).toBe(file);
  expect(importFile).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("a loaded part is there at once, and the listeners that are left know of it", async () => {
  const part = createPart({ heard: () => Promise.resolve(file) });
  const [listener, removed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  part.onLoad(listener);
  part.onLoad(removed)();
  expect(part.current()).toBeNull();
  await part.load();
  await part.load();
  expect(part.current()).toBe(file);
  expect(listener).toHaveBeenCalledOnce();
  expect(removed).not.toHaveBeenCalled();
});

test.each([
  ["no file", {}],
  ["two files", { one: () => Promise.resolve(file), other: () => Promise.resolve(file) }],
])("a pattern that finds %s makes no part", (_, files) => {
  expect(() => createPart<unknown>(files)).toThrow(`A part is one file, not ${Object.keys(files).length}`);
});

test("the next call after a failure requests the part again", async () => {
  const importFile = vi.fn<ImportFile>(() => Promise.resolve(file)).mockRejectedValueOnce(failure);
  const part = createPart({ "/src/part.ts": importFile });
  const first = part.load();
  await expect(first).rejects.toThrow(LoadError);
  await expect(first).rejects.toMatchObject({ cause: failure });
  await expect(part.load()).resolves.toBe(file);
  expect(importFile).toHaveBeenCalledTimes(2);
});

test("on the built page, a failed part is requested again under another URL", async () => {
  // The browser keeps 250 of them, and the tests before this one requested more.
  performance.clearResourceTimings();
  const url = new URL("../../tests/startVisit.ts", import.meta.url).href;
  noteSiteFiles({ "/startVisit.ts": [url] });
  const importFile = vi.fn<() => Promise<unknown>>().mockRejectedValue(failure);
  const part = createPart({ "/startVisit.ts": importFile });
  await expect(part.load()).rejects.toThrow(LoadError);
  await expect(part.load()).resolves.toHaveProperty("startVisit");
  expect(importFile).toHaveBeenCalledOnce();
  const requested = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(requested.filter((name) => name.startsWith(`${url}?`))).toHaveLength(1);
});

test("on the built page, a part that the build does not have is an error", () => {
  noteSiteFiles({ "/startVisit.ts": ["/assets/startVisit-abc.js"] });
  const part = createPart({ "/stratVisit.ts": () => Promise.resolve(file) });
  expect(() => part.prefetch()).toThrow("The build has no part /stratVisit.ts");
});

test("a part that does not arrive within 15 seconds fails, the next call does not wait for it, and other loads of the page go on", async () => {
  const stop = vi.spyOn(window, "stop");
  const importFile = vi.fn<ImportFile>(() => Promise.resolve(file)).mockImplementationOnce(() => new Promise(() => {}));
  const isOver = vi.fn<() => void>();
  const part = createPart({ late: importFile });
  const late = part.load();
  late.catch(isOver);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toThrow(LoadError);
  await expect(part.load()).resolves.toBe(file);
  expect(stop).not.toHaveBeenCalled();
});

/** Notes the URLs of the parts, as the inline script of a built page does. */
function noteSiteFiles(parts: SiteFiles["parts"]): void {
  earlyVisit().files = { program: "", imports: [], parts };
}
