import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anyForeignWord, stringOf } from "../../../tests/core/arbitraries";
import { law, textLaw } from "../../../tests/core/law";
import { judgeOwnTags, tagsOf } from "./judgeOwnTags";
import { toTag } from "./toTag";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  stringOf("aé.:/@,w ?-", { maxLength: 40 }),
  stringOf("a/+ｗ.1", { maxLength: 8 }).map((word) => `/www.${word}`),
  anyAddress.map(({ username, domain }) => `https://${username}@${domain}`),
  fc.webUrl(),
  anyForeignWord,
);

textLaw("a list gives different tags, all of them valid", anyText, (text) => {
  const tags = judgeOwnTags(text, null).flatMap(({ tag }) => tag ?? []);
  expect(tags.map(toTag)).toEqual([...new Set(tags)]);
});

textLaw("a listed tag gives itself", anyText, (text) => {
  const tags = toTags(text);
  expect(judgeOwnTags(tags.join(", "), null)).toEqual(tags.map((tag) => ({ source: tag, tag, problem: null })));
});

const anySeries = fc
  .record({
    start: stringOf("abé._-", { maxLength: 16 }),
    first: fc.nat(120),
    more: fc.oneof({ arbitrary: fc.nat(30), weight: 9 }, { arbitrary: fc.nat(1200), weight: 1 }),
    digits: fc.integer({ min: 1, max: 4 }),
    dots: fc.constantFrom("..", "...", "…"),
  })
  .map(({ start, first, more, digits, dots }) => ({
    series: `${start}${String(first).padStart(digits, "0")}${dots}${first + more}`,
    words: Array.from({ length: more + 1 }, (_, index) => `${start}${String(first + index).padStart(digits, "0")}`),
  }));

law("a series of valid tags gives its written-out words, in order", anySeries, ({ series, words }) => {
  fc.pre(words.every((word) => toTag(word) !== null));
  expect(toTags(series)).toEqual(words.map(toTag).slice(0, 999));
});

law(
  "a series among other words gives what its written-out words give, behind any name",
  anySeries,
  fc.tuple(fc.array(anySeries, { maxLength: 2 }), fc.array(anyForeignWord, { maxLength: 3 })),
  anyAddress,
  ({ series, words }, [others, before], { username }) => {
    const all = [words, ...others.map((other) => other.words)].flat();
    // No more words than these are read.
    fc.pre(all.length < 1990 && all.every((word) => toTag(word) !== null));
    const short = [...before, ...others.map((other) => other.series), series].join(" ");
    const long = [...before, ...others.flatMap((other) => other.words), ...words].join(" ");
    expect(toTags(short, username)).toEqual(toTags(long, username));
  },
);

textLaw(
  "every part of a text of dots and digits is judged, and what is used is valid",
  stringOf("a09.… {}-", { maxLength: 30 }),
  (text) => {
    const tags = toTags(text);
    expect(tags.map(toTag)).toEqual(tags);
    expect(tags.length).toBeLessThanOrEqual(999);
  },
);

/** Returns the tags that a list uses. */
function toTags(text: string, username: string | null = null): string[] {
  return tagsOf(judgeOwnTags(text, username));
}
