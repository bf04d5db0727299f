import { describe, expect, it } from "vitest";

import { LANGUAGES, wordsOf } from "../../../tests/core/words";
import { toTag } from "./toTag";

describe.each(LANGUAGES)("the words of %s", (language) => {
  const { suggested, everyday, places, ...rest } = wordsOf[language];
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

  it("never fold alike", () => {
    const tags = words.map(toTag);

    expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
  });
});
