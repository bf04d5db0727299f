import rudeWordsOf from "naughty-words";
import { describe, expect, it } from "vitest";

import { LANGUAGES, wordsOf } from "../../../tests/core/words";
import { samplesOf } from "../../../tests/samplesOf";
import { foldWord } from "./foldWord";
import { hasAtSeam } from "./drawTagPool";
import { toTag } from "./toTag";

describe.each(LANGUAGES)("the words of %s", (language) => {
  const { suggested, everyday, places, avoid, ...rest } = wordsOf[language];
  const suggestedWords = Object.values(suggested).flat();
  const words = [...suggestedWords, ...everyday, ...places];

  it("have six groups of suggestions, everyday words and places, none of them empty", () => {
    const lists = { ...suggested, everyday, places };

    expect(rest).toEqual({});
    expect(Object.keys(suggested).toSorted()).toEqual([
      "business",
      "dev",
      "newsletter",
      "other",
      "personal",
      "shopping",
    ]);
    expect(Object.entries(lists).filter(([, list]) => !Array.isArray(list) || list.length === 0)).toEqual([]);
    expect(words.filter((word) => typeof word !== "string")).toEqual([]);
  });

  it("are about 50 suggestions", () => {
    expect(Math.abs(suggestedWords.length - 50)).toBeLessThanOrEqual(5);
  });

  it("all fold to tags of 2 to 20 characters", () => {
    expect(words.filter((word) => !/^[a-z0-9._-]{2,20}$/.test(toTag(word) ?? ""))).toEqual([]);
  });

  it("have strings to avoid, each of lower-case letters and in the list once", () => {
    expect(avoid.filter((string) => !/^[a-z]{2,}$/.test(string))).toEqual([]);
    expect(avoid).toEqual([...new Set(avoid)].toSorted());
    expect(avoid).not.toEqual([]);
  });

  it("give no bare join with a rude word at its seam", () => {
    const folded = words.map(foldWord);
    const rudeWords = [...(rudeWordsOf[language] ?? []), ...samplesOf(language).rudeWords];
    const rude = rudeWords.map((word) => foldWord(word)).filter((word) => word.length > 1);
    const joins = rude.flatMap((string) => findJoins(string, folded));

    expect(rude.length).toBeGreaterThan(50);
    expect(joins.filter(([first, second]) => first !== second && !hasAtSeam(first, second, avoid))).toEqual([]);
  });

  it("never fold alike", () => {
    const tags = words.map(toTag);

    expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
  });
});

it("finds the pairs of words that have a string at their seam", () => {
  expect(findJoins("bouse", ["hibou", "semaine", "tabou", "bouse", "b", "ouse"])).toEqual([
    ["b", "ouse"],
    ["hibou", "semaine"],
    ["tabou", "semaine"],
  ]);
});

/** Finds the pairs of words that have a string at their seam. All pairs are too many to look at each. */
function findJoins(string: string, words: readonly string[]): [first: string, second: string][] {
  return Array.from({ length: string.length - 1 }, (_, index) => index + 1).flatMap((cut) => {
    const firsts = words.filter((word) => word.endsWith(string.slice(0, cut)));
    const seconds = firsts.length === 0 ? [] : words.filter((word) => word.startsWith(string.slice(cut)));
    return firsts.flatMap((first) => seconds.map((second): [string, string] => [first, second]));
  });
}
