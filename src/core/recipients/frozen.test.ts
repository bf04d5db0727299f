import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { COUNTRY_ENDINGS } from "../tags/countryEndings";
import { CUSTOMER_HOSTS, NAME_SELLERS } from "../tags/findSite";
import { foldWord } from "../tags/foldWord";
import { SPELLINGS } from "../tags/spellings";

// Frozen with the first release. People were promised that a site gets the same address in any year, and all of this
// decides which one it is. If one of these turns red, undo the change, be it a list, a letter, or the version of a library.

function hashOf(lines: Iterable<string>): string {
  return createHash("sha256")
    .update([...lines].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/** Unicode has assigned all characters of these ranges long ago, so each version of a browser folds them alike. */
function* listSettled(): Generator<string, void> {
  for (const [first, last] of [
    [0x20, 0x36f],
    [0x400, 0x52f],
    [0x1e00, 0x1eff],
    [0x3041, 0x30ff],
    [0xac00, 0xd7a3],
    [0xff01, 0xff5e],
  ] as const) {
    for (let point = first; point <= last; point += 1) yield String.fromCodePoint(point);
  }
}

it("never changes the endings of countries", () => {
  expect(hashOf([COUNTRY_ENDINGS])).toBe("a1ccee98049d9625");
});

it("never changes the hosts with customers", () => {
  expect(hashOf([CUSTOMER_HOSTS])).toBe("b8435b1322122dd1");
});

it("never changes the hosts that sell names", () => {
  expect(hashOf([NAME_SELLERS])).toBe("98bff3293a30e3b5");
});

it("never changes which blocks of letters are spelled", () => {
  expect(hashOf(Object.keys(SPELLINGS))).toBe("00cb64ec0fba2bda");
});

it("never changes how a letter is spelled", () => {
  expect(hashOf(Object.values(SPELLINGS))).toBe("cc5d1ba26dd9a205");
});

it("never changes how a word is folded", () => {
  expect(hashOf(Array.from(listSettled(), (letter) => foldWord(`a${letter}b`)))).toBe("c62f51166d73eb69");
});

it("never changes the version of punycode.js unseen", () => {
  const text = readFileSync(new URL("../../../node_modules/punycode.js/package.json", import.meta.url), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: "2.3.1" });
});
