import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { COUNTRY_ENDINGS, OFFICE_ENDINGS, OTHER_COUNTRIES } from "../tags/countryEndings";
import { COMMON_ENDINGS, COMMON_NAMES, CUSTOMER_HOSTS, NAME_SELLERS, OWN_PAGES } from "../tags/customerHosts";
import { foldWord } from "../tags/foldWord";
import { SPELLINGS } from "../tags/spellings";

// Frozen with the first release. People were promised that a site gets the same address in any year, and all of this
// decides which one it is. If one of these turns red, undo the change, be it a list, a letter, or the version of a library.

function hashOf(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}

/** A table may be written in another order, and without what `findSite` takes for an ending below each country. */
function listEndings(table: string): string[] {
  const endings = table.split("\n").flatMap((line) => {
    const [parents = [], labels = []] = line.split(": ").map((words) => words.split(" "));
    return parents.flatMap((parent) => labels.map((label) => `${label}.${parent}`));
  });
  return endings.filter((ending) => !/^(?:com?|gov|edu|ac)\.[a-z]{2}$/.test(ending)).toSorted();
}

const COUNTRIES = `${COUNTRY_ENDINGS}\n${OTHER_COUNTRIES}:`.match(/(?<![^ \n])[a-z]{2}(?=:| [^\n]*:)/g)!;

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

it.each<[what: string, lines: readonly string[], hash: string]>([
  ["the endings of countries", listEndings(COUNTRY_ENDINGS), "156f5130c03dccc5"],
  ["the endings of offices", [OFFICE_ENDINGS], "ceeaa84d72b88380"],
  ["the countries", [...new Set(COUNTRIES)].toSorted(), "c7cab9f0595a7f9e"],
  ["a host's own pages", [OWN_PAGES], "c50013fda722085c"],
  ["the names that say little", [COMMON_NAMES], "ae30f0bc6263ec54"],
  ["the endings of most sites", [COMMON_ENDINGS], "42cbaafc5f43cb93"],
  ["the hosts with customers", [CUSTOMER_HOSTS], "2be7e972b613e6fc"],
  ["the hosts that sell names", [NAME_SELLERS], "98bff3293a30e3b5"],
  ["which blocks of letters are spelled", Object.keys(SPELLINGS), "00cb64ec0fba2bda"],
  ["how a letter is spelled", Object.values(SPELLINGS), "cc5d1ba26dd9a205"],
  ["how a word is folded", Array.from(listSettled(), (letter) => foldWord(`a${letter}b`)), "c62f51166d73eb69"],
])("never changes %s", (_, lines, hash) => {
  expect(hashOf(lines)).toBe(hash);
});

it("never changes the version of punycode.js unseen", () => {
  const text = readFileSync(new URL("../../../node_modules/punycode.js/package.json", import.meta.url), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: "2.3.1" });
});
