import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { readFrozenTexts } from "../../../tests/core/frozenTexts";
import { CLOSING, OPENING, PICTURES, QUOTES } from "../addresses/cleanText";
import { COUNTRY_ENDINGS, OFFICE_ENDINGS, OTHER_COUNTRIES } from "../tags/countryEndings";
import {
  COMMON_ENDINGS,
  COMMON_NAMES,
  CUSTOMER_HOSTS,
  LEADING_PAGES,
  NAME_SELLERS,
  OWN_PAGES,
} from "../tags/customerHosts";
import { foldWord } from "../tags/foldWord";
import { SPELLINGS } from "../tags/spellings";

/*
 * Frozen with the first release: people were promised that a site gets the same address in any year. If one of these
 * turns red, undo the change, be it a list, a letter, a rule, or the version of a library. Never let the test runner
 * update them. To see which texts have changed, print `readFrozenTexts` with and without the change.
 */

function toHashes(lists: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const toHash = (lines: readonly string[]) => createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
  return Object.fromEntries(Object.entries(lists).map(([what, lines]) => [what, toHash(lines)]));
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

it("never changes a list or a table that keys are made from", () => {
  const lists = {
    "the endings of countries": [COUNTRY_ENDINGS],
    "the endings of offices": [OFFICE_ENDINGS],
    "the other countries": [OTHER_COUNTRIES],
    "a host's own pages": [OWN_PAGES],
    "the names that say little": [COMMON_NAMES],
    "the endings of most sites": [COMMON_ENDINGS],
    "the hosts with customers": [CUSTOMER_HOSTS],
    "the hosts that sell names": [NAME_SELLERS],
    "the pages that lead on": [LEADING_PAGES],
    "the signs around names": [OPENING, CLOSING, QUOTES, PICTURES],
    "which blocks of letters are spelled": Object.keys(SPELLINGS),
    "how a letter is spelled": Object.values(SPELLINGS),
    "how a word is folded": Array.from(listSettled(), (letter) => foldWord(`a${letter}b`)),
  };
  expect(toHashes(lists)).toMatchInlineSnapshot(`
    {
      "a host's own pages": "c50013fda722085c",
      "how a letter is spelled": "cc5d1ba26dd9a205",
      "how a word is folded": "c62f51166d73eb69",
      "the endings of countries": "d675ccbda36d4ce7",
      "the endings of most sites": "42cbaafc5f43cb93",
      "the endings of offices": "ceeaa84d72b88380",
      "the hosts that sell names": "98bff3293a30e3b5",
      "the hosts with customers": "2be7e972b613e6fc",
      "the names that say little": "ae30f0bc6263ec54",
      "the other countries": "432418ad6ad824df",
      "the pages that lead on": "91f39586a03f7913",
      "the signs around names": "1c59a1617da10f52",
      "which blocks of letters are spelled": "00cb64ec0fba2bda",
    }
  `);
});

it("never changes the recipient, the key, the tag or the address of a text", () => {
  expect(toHashes(readFrozenTexts())).toMatchInlineSnapshot(`
    {
      "Latin signs": "3ac3752ce01409d8",
      "apps and secrets": "1a7d68c6bf013629",
      "customers and own pages": "02a4ad7611e0a370",
      "ends of links": "4e53bdc49ec4b5c4",
      "escapes": "8f99c75a64ad26c9",
      "hosts": "f3bae22278fe5a9c",
      "keys and tags": "dcd84a49f9cd60fb",
      "letters and marks": "3ef7f5ec80174f30",
      "lines": "e1dbb33fed47edfb",
      "links": "7856e8537719f250",
      "links that lead on": "62ff9de5566af50d",
      "long texts": "0665d7a4ce5d4c34",
      "mailboxes": "522e4e38aa4f901a",
      "other pictures": "9024a1ebae95af82",
      "registrable": "8daa64eae85d1b3e",
      "signs and pictures": "100a169e32316d8e",
      "signs of East Asia": "9f5c8ecd64b87d03",
      "unseen signs": "b1104a223ce99325",
      "what is around": "9e8266fbacfdba5f",
      "wide signs": "ce5ba9a7d45084df",
    }
  `);
});

it("never changes the version of punycode.js unseen", () => {
  const text = readFileSync(new URL("../../../node_modules/punycode.js/package.json", import.meta.url), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: "2.3.1" });
});
