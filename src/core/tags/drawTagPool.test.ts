import * as fc from "fast-check";
import { mersenne } from "pure-rand/generator/mersenne";
import { describe, expect, it } from "vitest";

import { drawTagPool } from "./drawTagPool";
import type { TagWords } from "./loadTagWords";
import { anyLanguage, anySeed, anyYear } from "../../../tests/core/arbitraries";
import { isOneWordTag, isTwoWordTag, LANGUAGES, tellingWords, wordsOf } from "../../../tests/core/words";
import { toTag } from "./toTag";

const ANY_LENGTH = 64;

function draw(words: TagWords, seed: number, year = 2026, maxLength = ANY_LENGTH): string[] {
  return drawTagPool(words, year, maxLength, mersenne(seed));
}

function toTags(words: readonly string[]): string[] {
  return words.map((word) => toTag(word) ?? "");
}

describe("every pool", () => {
  const anyMaxLength = fc.integer({ min: -1, max: 64 });

  it("has at most 100 tags", () => {
    fc.assert(
      fc.property(anyLanguage, anySeed, anyYear, anyMaxLength, (language, seed, year, maxLength) => {
        expect(draw(wordsOf[language], seed, year, maxLength).length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("has no tag twice", () => {
    fc.assert(
      fc.property(anyLanguage, anySeed, anyYear, anyMaxLength, (language, seed, year, maxLength) => {
        const pool = draw(wordsOf[language], seed, year, maxLength);
        expect(pool).toEqual([...new Set(pool)]);
      }),
    );
  });

  it("has only tags: 2 to 20 characters, no dot at an end or beside a dot", () => {
    fc.assert(
      fc.property(anyLanguage, anySeed, anyYear, (language, seed, year) => {
        const pool = draw(wordsOf[language], seed, year);
        expect(pool.filter((tag) => !/^[a-z0-9._-]{2,20}$/.test(tag) || tag.split(".").includes(""))).toEqual([]);
      }),
    );
  });

  it("has no tag that is longer than what fits", () => {
    fc.assert(
      fc.property(anyLanguage, anySeed, anyYear, anyMaxLength, (language, seed, year, maxLength) => {
        const pool = draw(wordsOf[language], seed, year, maxLength);
        expect(pool.filter((tag) => tag.length > maxLength)).toEqual([]);
      }),
    );
  });

  it("depends on its arguments alone", () => {
    fc.assert(
      fc.property(anyLanguage, anySeed, anyYear, anyMaxLength, (language, seed, year, maxLength) => {
        const words = wordsOf[language];
        expect(draw(words, seed, year, maxLength)).toEqual(draw(words, seed, year, maxLength));
      }),
    );
  });
});

describe.each(LANGUAGES)("every pool of %s", (language) => {
  const words = wordsOf[language];
  const stems = Object.values(words.suggested).flat();
  const everyWord = [...stems, ...words.everyday, ...words.places];

  const tagsOfPairs = ["", "-", "_"].map((join): [kind: string, tags: string[]] => [
    `two words joined by ${JSON.stringify(join)}`,
    everyWord.flatMap((first) => toTags(everyWord.map((second) => `${first}${join}${second}`))),
  ]);
  const tagsOfWords: [kind: string, tags: string[]][] = [
    ...Object.entries({ ...words.suggested, everyday: words.everyday, places: words.places }),
    ...["01", "02", "03"].map((suffix): [string, string[]] => [suffix, stems.map((stem) => `${stem}${suffix}`)]),
  ].map(([kind, list]) => [kind, toTags(list)]);
  const kinds = [...tagsOfWords, ...tagsOfPairs].map(([kind, tags]) => ({ kind, tags: new Set(tags) }));

  it("has tags of every kind: each group, everyday words, places, numbers and two words joined in each way", () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const pool = draw(words, seed, year);
        expect(kinds.filter(({ tags }) => !pool.some((tag) => tags.has(tag))).map(({ kind }) => kind)).toEqual([]);
      }),
    );
  });

  it("has tags with the given year and with each of the two before it, and with no other", () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const years = draw(words, seed, year).flatMap((tag) => /\d{4}$/.exec(tag) ?? []);
        expect([...new Set(years)].toSorted()).toEqual([`${year - 2}`, `${year - 1}`, `${year}`]);
      }),
    );
  });

  it("is full where every tag fits", () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        expect(draw(words, seed, year)).toHaveLength(100);
      }),
    );
  });

  it("gives the place of a suggested word that is too long to another that fits", () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 2, max: 20 }), (seed, maxLength) => {
        const fitting = new Set(toTags(stems).filter((tag) => tag.length <= maxLength));
        const suggested = draw(words, seed, 2026, maxLength).filter((tag) => fitting.has(tag));
        expect(suggested).toHaveLength(Math.min(fitting.size, 26));
      }),
    );
  });
});

it("has its tags of one word first, then 50 of two words", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const pool = draw(tellingWords, seed);
      // The telling words have no everyday words and places that are tags alone: 12 of 50 are missing.
      expect(pool.findIndex(isTwoWordTag)).toBe(38);
      expect(pool.findLastIndex(isOneWordTag)).toBe(37);
      expect(pool.filter(isTwoWordTag)).toHaveLength(50);
    }),
  );
});

it("puts its tags of one word in random order", () => {
  const firstTags = Array.from({ length: 200 }, (_, seed) => draw(tellingWords, seed)[0]!);
  const suffixes = firstTags.map((tag) => tag.replace(/^[a-z]+/, ""));

  expect(new Set(suffixes)).toEqual(new Set(["", "2024", "2025", "2026", "01", "02", "03"]));
});

it("never joins a word with itself", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(draw(tellingWords, seed).filter((tag) => /^([a-z]+)[-_]?\1$/.test(tag))).toEqual([]);
    }),
  );
});

it("takes every word of the language over many seeds", () => {
  const { suggested, everyday, places } = wordsOf.en;
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => draw(wordsOf.en, seed)).flat());

  expect(toTags([...Object.values(suggested).flat(), ...everyday, ...places]).filter((tag) => !drawn.has(tag))).toEqual(
    [],
  );
});

it("gives another pool for another seed", () => {
  expect(draw(wordsOf.en, 1)).not.toEqual(draw(wordsOf.en, 2));
});

it("joins two words in both orders and each way where there are no others", () => {
  const none = { business: [], dev: [], personal: [], shopping: [], newsletter: [], other: [] };
  const pool = draw({ suggested: none, everyday: ["ab", "cd"], places: [] }, 1);

  expect(pool.toSorted()).toEqual(["ab", "ab-cd", "ab_cd", "abcd", "cd", "cd-ab", "cd_ab", "cdab"]);
});

it("is empty where there are no words", () => {
  const none = { business: [], dev: [], personal: [], shopping: [], newsletter: [], other: [] };

  expect(draw({ suggested: none, everyday: [], places: [] }, 1)).toEqual([]);
});
