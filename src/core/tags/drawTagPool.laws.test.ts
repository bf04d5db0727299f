import * as fc from "fast-check";
import { describe, expect } from "vitest";

import { createRandom } from "../random";
import { anyLanguage, anySeed, anyYear } from "../../../tests/core/arbitraries";
import { law, sharedLaws } from "../../../tests/core/law";
import { lazily } from "../../../tests/core/lazily";
import { isOneWordTag, isTwoWordTag, LANGUAGES, tellingWords, wordsOf } from "../../../tests/core/words";
import { drawTagPool, hasAtSeam, type TagWords } from "./drawTagPool";
import { foldWord } from "./foldWord";
import { toTag } from "./toTag";

const ANY_LENGTH = 64;

function draw(words: TagWords, seed: number, year = 2026, maxLength = ANY_LENGTH): string[] {
  return drawTagPool(words, year, maxLength, createRandom(seed));
}

function toTags(words: readonly string[]): string[] {
  return words.map((word) => toTag(word) ?? "");
}

const anyDraw = fc.record({
  language: anyLanguage,
  seed: anySeed,
  year: anyYear,
  maxLength: fc.integer({ min: -1, max: ANY_LENGTH }),
});

type Draw = typeof anyDraw extends fc.Arbitrary<infer Value> ? Value : never;

const drawAny = ({ language, seed, year, maxLength }: Draw) => draw(wordsOf[language], seed, year, maxLength);

sharedLaws("every pool keeps the laws of pools", anyDraw, drawAny, {
  "it has at most 100 tags": (pool) => {
    expect(pool.length).toBeLessThanOrEqual(100);
  },
  "it has no tag twice": (pool) => {
    expect(pool).toEqual([...new Set(pool)]);
  },
  "it has only tags of 2 to 20 characters, without a dot at an end or beside a dot": (pool) => {
    expect(pool.filter((tag) => !/^[a-z0-9._-]{2,20}$/.test(tag) || tag.split(".").includes(""))).toEqual([]);
  },
  "it has no tag that is too long for the name": (pool, { maxLength }) => {
    expect(pool.filter((tag) => tag.length > maxLength)).toEqual([]);
  },
  "it depends on its arguments alone": (pool, arguments_) => {
    expect(drawAny(arguments_)).toEqual(pool);
  },
});

describe.each(LANGUAGES)("every pool of %s", (language) => {
  const words = wordsOf[language];
  const stems = Object.values(words.suggested).flat();
  const foldedWords = lazily(() => new Set([...stems, ...words.everyday, ...words.places].map(foldWord)));

  /** The two words of each kind that a tag can be made of, joined in that way. */
  function readPairs(tag: string, join: string): [first: string, second: string][] {
    const cuts = Array.from(tag, (_, index) => index).filter((index) => index > 0 && tag.startsWith(join, index));
    return cuts
      .map((cut): [string, string] => [tag.slice(0, cut), tag.slice(cut + join.length)])
      .filter((pair) => pair.every((word) => foldedWords().has(word)));
  }

  const groups = { ...words.suggested, everyday: words.everyday, places: words.places };
  const tagsOfKinds = lazily(() => [
    ...Object.entries(groups).map(([kind, list]) => ({ kind, tags: new Set(toTags(list)) })),
    ...["01", "02", "03"].map((kind) => ({ kind, tags: new Set(toTags(stems.map((stem) => `${stem}${kind}`))) })),
  ]);

  sharedLaws(
    "keeps the laws of pools in which every tag fits",
    fc.record({ seed: anySeed, year: anyYear }),
    ({ seed, year }) => draw(words, seed, year),
    {
      "it has tags of every kind: each group, everyday words, places and numbers": (pool) => {
        const missing = tagsOfKinds().filter(({ tags }) => !pool.some((tag) => tags.has(tag)));
        expect(missing.map(({ kind }) => kind)).toEqual([]);
      },
      "it has two words joined in each way": (pool) => {
        const missing = ["", "-", "_"].filter((join) => !pool.some((tag) => readPairs(tag, join).length > 0));
        expect(missing).toEqual([]);
      },
      "it has the given year and the two before it, and no other": (pool, { year }) => {
        const years = pool.flatMap((tag) => /\d{4}$/.exec(tag) ?? []);
        expect([...new Set(years)].toSorted()).toEqual([`${year - 2}`, `${year - 1}`, `${year}`]);
      },
      "it is full": (pool) => {
        expect(pool).toHaveLength(100);
      },
      "it joins no two words that have a string to avoid at their seam": (pool) => {
        const hasAvoided = (pair: [string, string]) => hasAtSeam(...pair, words.avoid);
        expect(pool.filter((tag) => readPairs(tag, "").some(hasAvoided))).toEqual([]);
      },
    },
  );

  const anyTagLength = fc.integer({ min: 2, max: 20 });

  law("takes another suggested word in place of one that is too long", anySeed, anyTagLength, (seed, maxLength) => {
    const fitting = new Set(toTags(stems).filter((tag) => tag.length <= maxLength));
    const suggested = draw(words, seed, 2026, maxLength).filter((tag) => fitting.has(tag));
    expect(suggested).toHaveLength(Math.min(fitting.size, 26));
  });
});

law("the tags of one word come first, then 50 of two words", anySeed, (seed) => {
  const pool = draw(tellingWords, seed);
  // The everyday words and places of the telling words are too short to be tags, so 12 of 50 are missing.
  expect(pool.findIndex(isTwoWordTag)).toBe(38);
  expect(pool.findLastIndex(isOneWordTag)).toBe(37);
  expect(pool.filter(isTwoWordTag)).toHaveLength(50);
});

law("no word is joined to itself", anySeed, (seed) => {
  expect(draw(tellingWords, seed).filter((tag) => /^([a-z]+)[-_]?\1$/.test(tag))).toEqual([]);
});
