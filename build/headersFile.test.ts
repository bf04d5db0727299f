import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readHeaders } from "../scripts/readHeaders.js";
import { toHeadersFile } from "./headersFile.ts";

const PAGE_POLICIES = {
  "": "default-src 'none'",
  "index.html": "default-src 'none'",
  // A colon is in a value too.
  "site.html": "style-src 'self'; report-to https://example.org:8080",
};
const FOR_ALL = ["Cross-Origin-Opener-Policy", "Permissions-Policy", "Referrer-Policy", "X-Content-Type-Options"];

let folder: string;
let headersOf: (pathname: string) => Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  const file = path.join(folder, "_headers");
  await writeFile(file, toHeadersFile("/plusdot/", PAGE_POLICIES));
  const read = readHeaders(file);
  headersOf = (pathname) => {
    const headers = read(pathname);
    const names = headers.map(([name]) => name);
    // A host would send a header twice that two rules set.
    expect(names).toEqual([...new Set(names)]);
    return Object.fromEntries(headers);
  };
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["/plusdot/", "default-src 'none'"],
  ["/plusdot/index.html", "default-src 'none'"],
  ["/plusdot/site.html", "style-src 'self'; report-to https://example.org:8080"],
])("%s has the policy of its page", (pathname, policy) => {
  expect(headersOf(pathname)).toEqual({
    "Cache-Control": "no-cache",
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(
      /^clipboard-write=\(self\), (?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/,
    ) as string,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
});

test("the worker has a policy of its own and is checked at each visit", () => {
  expect(headersOf("/plusdot/serviceWorker.js")).toMatchObject({
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
});

test("files with a hash in their names are kept for a year", () => {
  expect(headersOf("/plusdot/assets/main-1a2b3c4d.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
});

test("every other file has the headers for all", () => {
  expect(Object.keys(headersOf("/plusdot/icon.svg")).toSorted()).toEqual(FOR_ALL);
});

test("other sites of the same origin get nothing", () => {
  for (const pathname of ["/", "/assets/main.js", "elsewhere"]) expect(headersOf(pathname)).toEqual({});
});
