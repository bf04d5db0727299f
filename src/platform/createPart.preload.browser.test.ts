import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { earlyVisit, type SiteFiles } from "./earlyVisit";
import { createPart, preload } from "./createPart";

const URLS = {
  list: ["/list.js", "/shared.js"],
  checker: ["/checker.js", "/shared.js"],
  lost: ["/lost.js"],
  // It can be fetched. A part that cannot is imported from another URL.
  found: ["data:text/javascript,"],
} satisfies SiteFiles["parts"];

let stop = () => {};

/** Parts of these names. */
function partsOf(...names: readonly (keyof typeof URLS)[]) {
  return names.map((name) => createPart({ [name]: load }));
}

const load = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue("a part");
  earlyVisit().files = { program: "", imports: [], parts: URLS };
});

afterEach(() => {
  stop();
  for (const element of document.querySelectorAll("link[rel=modulepreload]")) element.remove();
});

test("the files of all parts are fetched once the browser is idle, each once", async () => {
  stop = preload(partsOf("list", "checker"));
  expect(fetched()).toStrictEqual([]);
  await expect.poll(fetched).toStrictEqual(["/list.js", "/shared.js", "/checker.js"]);
});

test("a part that could not be fetched is fetched under another URL when the connection is back", async () => {
  stop = preload(partsOf("lost"));
  await expect.poll(fetched).toStrictEqual(["/lost.js"]);
  document.querySelector('link[href="/lost.js"]')!.dispatchEvent(new Event("error"));
  window.dispatchEvent(new Event("online"));
  expect(fetched()).toStrictEqual(["/lost.js", expect.stringMatching(/^\/lost\.js\?\d+$/)]);
});

test.each([
  ["a press", () => new PointerEvent("pointerdown", { bubbles: true })],
  ["a file that is dragged over the page", () => new DragEvent("dragenter", { bubbles: true })],
])("a part runs at the first sign of a person, only then, and a failure stays silent: %s", async (_, makeSign) => {
  load.mockRejectedValue(new Error("no network"));
  stop = preload(partsOf("found"));
  await expect.poll(() => document.querySelector(`link[href="${URLS.found[0]}"]`)).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1) document.body.dispatchEvent(makeSign());
  await expect.poll(() => load.mock.calls).toHaveLength(1);
});

test("a part runs at once if a field has the focus already", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  stop = preload(partsOf("found"));
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  field.remove();
});

test("nothing is fetched and nothing runs after it is stopped", async () => {
  stop = preload(partsOf("list"));
  stop();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => {
    // Another page may keep the browser busy.
    requestIdleCallback(resolve, { timeout: 1000 });
  });
  expect(fetched()).toStrictEqual([]);
  expect(load).not.toHaveBeenCalled();
});

/** Without the files of the test's own page. */
function fetched(): string[] {
  const links = [...document.querySelectorAll("link[rel=modulepreload]")];
  return links.map((link) => link.getAttribute("href") ?? "").filter((href) => /^\/\w+\.js/.test(href));
}
