import type { TagWords } from "../../src/core";
import { fileOf, type Language, languages } from "../../src/i18n/languages/languages";

/** Words for the tests of the core. */

export const LANGUAGES: readonly Language[] = languages;

const files = import.meta.glob<TagWords>("/src/i18n/languages/*/words.json", { eager: true, import: "default" });

/** The real words of every language. */
export const wordsOf = Object.fromEntries(
  languages.map((language) => [language, fileOf(files, language)[1]]),
) as Readonly<Record<Language, TagWords>>;

/**
 * Words that show how many of them an address combines. Two long ones do not fit in one tag, and a short
 * one is too short to be a tag. A tag that `isSingleTag` refuses is therefore a combination of two.
 */
export const tellingWords: TagWords = {
  suggested: {
    business: longWords("a"),
    dev: longWords("b"),
    personal: longWords("c"),
    shopping: longWords("d"),
    newsletter: longWords("e"),
    other: longWords("f"),
  },
  everyday: ["n", "o", "p", "q", "r", "s", "t"],
  places: ["u", "v", "w", "x", "y", "z"],
  avoid: [],
};

function longWords(first: string): string[] {
  return Array.from("abcdefghi", (last) => `${first}bcdefghij${last}`);
}

export function isOneWordTag(tag: string): boolean {
  return /^[a-m]{11}(?:\d{2}|\d{4})?$/.test(tag);
}

export function isTwoWordTag(tag: string): boolean {
  return /^(?:[a-m]{11}[-_]?[n-z]|[n-z][-_]?[a-m]{11}|[n-z][-_]?[n-z])$/.test(tag);
}

export function isSingleTag(tag: string): boolean {
  return isOneWordTag(tag) || isTwoWordTag(tag);
}
