import { expect, it } from "vitest";

import { createRandom } from "../random";
import { tellingWords, wordsOf } from "../../../tests/core/words";
import { drawTagPool, hasAtSeam, type TagWords } from "./drawTagPool";
import { toTag } from "./toTag";

const none = { business: [], dev: [], personal: [], shopping: [], newsletter: [], other: [] };

function draw(words: TagWords, seed: number): string[] {
  return drawTagPool(words, 2026, 64, createRandom(seed));
}

function toTags(words: readonly string[]): string[] {
  return words.map((word) => toTag(word) ?? "");
}

it("puts its one-word tags in random order", () => {
  const firstTags = Array.from({ length: 200 }, (_, seed) => draw(tellingWords, seed)[0]!);
  const suffixes = firstTags.map((tag) => tag.replace(/^[a-z]+/, ""));

  expect(new Set(suffixes)).toEqual(new Set(["", "2024", "2025", "2026", "01", "02", "03"]));
});

it("uses every word of the language over many seeds", () => {
  const { suggested, everyday, places } = wordsOf.en;
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => draw(wordsOf.en, seed)).flat());

  expect(toTags([...Object.values(suggested).flat(), ...everyday, ...places]).filter((tag) => !drawn.has(tag))).toEqual(
    [],
  );
});

it("joins two words in both orders and each way if there are no others", () => {
  const pool = draw({ suggested: none, everyday: ["ab", "cd"], places: [], avoid: [] }, 1);

  expect(pool.toSorted()).toEqual(["ab", "ab-cd", "ab_cd", "abcd", "cd", "cd-ab", "cd_ab", "cdab"]);
});

it("skips a bare join with a string to avoid at its seam, and keeps the same words joined by a mark", () => {
  const pool = draw({ suggested: none, everyday: ["ab", "cd"], places: [], avoid: ["bc"] }, 1);

  expect(pool.toSorted()).toEqual(["ab", "ab-cd", "ab_cd", "cd", "cd-ab", "cd_ab", "cdab"]);
});

it("is empty if there are no words", () => {
  expect(draw({ suggested: none, everyday: [], places: [], avoid: [] }, 1)).toEqual([]);
});

it.each<[where: string, first: string, second: string, strings: readonly string[], isAtSeam: boolean]>([
  ["begins in one word and ends in the next", "hibou", "semaine", ["bouse"], true],
  ["is one of several", "sal", "ebord", ["xyz", "sale"], true],
  ["is cut elsewhere", "s", "ale", ["xyz", "sale"], true],
  ["is within the first word", "concours", "piano", ["con"], false],
  ["is within the second word", "piano", "concours", ["con"], false],
  ["is the whole first word", "sale", "piano", ["sale"], false],
  ["is the whole second word", "piano", "sale", ["sale"], false],
  ["has its beginning at the seam alone", "sal", "piano", ["sale"], false],
  ["is missing", "hibou", "semaine", [], false],
])("a string that %s: %s, %s", (_, first, second, strings, isAtSeam) => {
  expect(hasAtSeam(first, second, strings)).toBe(isAtSeam);
});
