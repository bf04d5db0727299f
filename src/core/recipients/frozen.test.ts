import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import anyAscii from "any-ascii";
import { expect, it } from "vitest";

import { CUSTOMER_HOSTS, SECOND_LEVEL } from "../tags/findSite";
import { foldWord, isAlphabetBlock } from "../tags/foldWord";

// Frozen with the first release. People were promised that a site gets the same address in any year, and all of this
// decides which one it is. If one of these turns red, undo the change, be it a list, a letter, or the version of a library.

function hashOf(lines: Iterable<string>): string {
  return createHash("sha256")
    .update([...lines].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/** The characters of each block that is kept. */
function* listLetters(): Generator<string, void> {
  for (let point = 0; point < 0x3100; point += 1) {
    if (isAlphabetBlock(point >> 8)) yield String.fromCodePoint(point);
  }
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

it("never changes the second levels of countries", () => {
  expect(hashOf([...SECOND_LEVEL].toSorted())).toBe("41138010726a03fd");
});

it("never changes the hosts with customers", () => {
  expect(hashOf([...CUSTOMER_HOSTS].toSorted())).toBe("72244c256ff0b70b");
});

it("never changes which blocks of letters are spelled", () => {
  const blocks = Array.from({ length: 0x1100 }, (_, block) => block).filter(isAlphabetBlock);
  expect(hashOf(blocks.map(String))).toBe("00cb64ec0fba2bda");
});

it("never changes how a letter is spelled", () => {
  const spellings = Array.from(listLetters(), (letter) => anyAscii(letter).replaceAll(/[^A-Za-z0-9]/g, ""));
  expect(hashOf(spellings)).toBe("92a4a2d98bc186d3");
});

it("never changes how a word is folded", () => {
  expect(hashOf(Array.from(listSettled(), (letter) => foldWord(`a${letter}b`)))).toBe("c62f51166d73eb69");
});

it.each([
  // Another version may spell letters otherwise.
  ["any-ascii", "0.3.3"],
  ["punycode.js", "2.3.1"],
])("never changes the version of %s unseen", (name, version) => {
  const text = readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version });
});
