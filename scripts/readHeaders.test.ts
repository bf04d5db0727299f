import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { readHeaders } from "./readHeaders.js";

const HEADERS = `/*
  Referrer-Policy: no-referrer

/
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'; base-uri 'none'; report-to https://example.org:8080

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

let folder: string;
let headersOf: ReturnType<typeof readHeaders>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  const file = path.join(folder, "_headers");
  await writeFile(file, HEADERS);
  headersOf = readHeaders(file);
});

afterEach(() => rm(folder, { recursive: true }));

test.each([
  [
    "/",
    [
      ["Referrer-Policy", "no-referrer"],
      ["Cache-Control", "no-cache"],
      ["Content-Security-Policy", "default-src 'none'; base-uri 'none'; report-to https://example.org:8080"],
    ],
  ],
  ["/index.html", [["Referrer-Policy", "no-referrer"]]],
  [
    "/assets/main.js",
    [
      ["Referrer-Policy", "no-referrer"],
      ["Cache-Control", "public, max-age=31536000, immutable"],
    ],
  ],
  ["elsewhere", []],
])("%s gets the headers of each rule that matches it", (pathname, headers) => {
  expect(headersOf(pathname)).toEqual(headers);
});
