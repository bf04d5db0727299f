import * as fc from "fast-check";
import { mersenne } from "pure-rand/generator/mersenne";
import { describe, expect } from "vitest";

import { anyLanguage, anySeed, anyYear } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { lazily } from "../../../tests/core/lazily";
import { isOneWordTag, isTwoWordTag, LANGUAGES, tellingWords, wordsOf } from "../../../tests/core/words";
import { drawTagPool, type TagWords } from "./drawTagPool";
import { foldWord } from "./foldWord";
import { hasAtSeam } from "./hasAtSeam";
import { toTag } from "./toTag";

const ANY_LENGTH = 64;

function draw(words: TagWords, seed: number, year = 2026, maxLength = ANY_LENGTH): string[] {
  return drawTagPool(words, year, maxLength, mersenne(seed));
}

function toTags(words: readonly string[]): string[] {
  return words.map((word) => toTag(word) ?? "");
}

describe("every pool", () => {
  const anyMaxLength = fc.integer({ min: -1, max: ANY_LENGTH });
  const anyDraw = fc
    .tuple(anyLanguage, anySeed, anyYear, anyMaxLength)
    .map(([language, ...rest]) => ({ args: [wordsOf[language], ...rest] as const, maxLength: rest[2] }));

  law("has at most 100 tags", anyDraw, ({ args }) => {
    expect(draw(...args).length).toBeLessThanOrEqual(100);
  });

  law("has no tag twice", anyDraw, ({ args }) => {
    const pool = draw(...args);
    expect(pool).toEqual([...new Set(pool)]);
  });

  law("has only tags of 2 to 20 characters, without a dot at an end or beside a dot", anyDraw, ({ args }) => {
    expect(draw(...args).filter((tag) => !/^[a-z0-9._-]{2,20}$/.test(tag) || tag.split(".").includes(""))).toEqual([]);
  });

  law("has no tag that is too long for the name", anyDraw, ({ args, maxLength }) => {
    expect(draw(...args).filter((tag) => tag.length > maxLength)).toEqual([]);
  });

  law("depends on its arguments alone", anyDraw, ({ args }) => {
    expect(draw(...args)).toEqual(draw(...args));
  });
});

describe.each(LANGUAGES)("every pool of %s", (language) => {
  const words = wordsOf[language];
  const stems = Object.values(words.suggested).flat();
  const everyWord = [...stems, ...words.everyday, ...words.places];

  const wordsOfKinds: [kind: string, words: readonly string[]][] = [
    ...Object.entries({ ...words.suggested, everyday: words.everyday, places: words.places }),
    ...["01", "02", "03"].map((suffix): [string, string[]] => [suffix, stems.map((stem) => `${stem}${suffix}`)]),
    ...["", "-", "_"].map((join): [string, string[]] => [
      `two words joined by ${JSON.stringify(join)}`,
      everyWord.flatMap((first) => everyWord.map((second) => `${first}${join}${second}`)),
    ]),
  ];
  const tagsOfKinds = lazily(() => wordsOfKinds.map(([kind, list]) => ({ kind, tags: new Set(toTags(list)) })));

  law(
    "has tags of every kind: each group, everyday words, places, numbers and two words joined in each way",
    anySeed,
    anyYear,
    (seed, year) => {
      const pool = draw(words, seed, year);
      const missing = tagsOfKinds().filter(({ tags }) => !pool.some((tag) => tags.has(tag)));
      expect(missing.map(({ kind }) => kind)).toEqual([]);
    },
  );

  law("has the given year and the two before it, and no other", anySeed, anyYear, (seed, year) => {
    const years = draw(words, seed, year).flatMap((tag) => /\d{4}$/.exec(tag) ?? []);
    expect([...new Set(years)].toSorted()).toEqual([`${year - 2}`, `${year - 1}`, `${year}`]);
  });

  law("is full if every tag fits", anySeed, anyYear, (seed, year) => {
    expect(draw(words, seed, year)).toHaveLength(100);
  });

  const avoidedTags = lazily(
    () =>
      new Set(
        everyWord.flatMap((first) =>
          everyWord
            .filter((second) => hasAtSeam(foldWord(first), foldWord(second), words.avoid))
            .map((second) => toTag(`${first}${second}`)),
        ),
      ),
  );

  law("joins no two words that have a string to avoid at their seam", anySeed, anyYear, (seed, year) => {
    expect(draw(words, seed, year).filter((tag) => avoidedTags().has(tag))).toEqual([]);
  });

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
