import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { toShuffled } from "../random";
import { TAG_MAX_LENGTH, toTag } from "./toTag";
import { foldWord } from "./foldWord";

/** The words for the tags of one language, in its own spelling. */
export interface TagWords {
  /** Purposes of an address, about 50 words in all. */
  readonly suggested: Readonly<
    Record<"business" | "dev" | "personal" | "shopping" | "newsletter" | "other", readonly string[]>
  >;
  readonly everyday: readonly string[];
  readonly places: readonly string[];
  /** Strings of ASCII letters that are rude or startling. No tag has one where two words are joined bare. */
  readonly avoid: readonly string[];
}

/** The size of a pool, in tags. */
export const MAX_TAGS = 100;

/** The number of tags of each kind. Together they are `MAX_TAGS`. */
const SUGGESTED_TAGS = 26;
const EVERYDAY_TAGS = 6;
const PLACE_TAGS = 6;
const TAGS_PER_ENDING = 2;
const TWO_WORD_TAGS = 50;

const NUMBER_ENDINGS = ["01", "02", "03"];
const TWO_WORD_JOINS = ["", "-", "_"];
/** Behind a long name, few pairs fit, so several are drawn for each tag. */
const DRAWS_PER_TWO_WORD_TAG = 8;

/**
 * Draws up to 100 different tags that fit in a length: suggested words of every group, everyday words, places, words
 * with one of three years or a number, then combinations of two words. One-word tags come first, in random order.
 *
 * @param certain Suggested words that are in the pool for certain.
 */
export function drawTagPool(
  words: TagWords,
  year: number,
  maxLength: number,
  random: RandomGenerator,
  certain: readonly string[] = [],
): string[] {
  const longest = Math.min(maxLength, TAG_MAX_LENGTH);
  const pool = new Set<string>();

  function addTags(count: number, candidates: Iterable<string>): void {
    const full = pool.size + count;
    for (const candidate of candidates) {
      if (pool.size === full) return;
      const tag = toTag(candidate);
      if (tag !== null && tag.length <= longest) pool.add(tag);
    }
  }

  const groups = Object.values(words.suggested);
  addTags(SUGGESTED_TAGS, [...certain, ...interleave(groups.map((group) => toShuffled(group, random)))]);
  addTags(EVERYDAY_TAGS, toShuffled(words.everyday, random));
  addTags(PLACE_TAGS, toShuffled(words.places, random));
  for (const ending of [year, year - 1, year - 2, ...NUMBER_ENDINGS]) {
    const candidates = toShuffled(groups.flat(), random).map((stem) => `${stem}${ending}`);
    addTags(TAGS_PER_ENDING, candidates);
  }
  const oneWordTags = toShuffled([...pool], random);
  addTags(TWO_WORD_TAGS, drawWordPairs(words, random));

  return [...oneWordTags, ...[...pool].slice(oneWordTags.length)];
}

/** Lists the tags of the suggested words: the first ones of all groups, then the second ones, and so on. */
export function listSuggestedTags({ suggested }: TagWords): string[] {
  return interleave(Object.values(suggested)).flatMap((word) => toTag(word) ?? []);
}

/** Lists the first items of all lists, then the second ones, and so on. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** Yields pairs of different words, joined in each way in turn, without a string to avoid at the seam. */
function* drawWordPairs({ suggested, everyday, places, avoid }: TagWords, random: RandomGenerator): Generator<string> {
  const words = [...Object.values(suggested).flat(), ...everyday, ...places];
  const draws = words.length < 2 ? 0 : TWO_WORD_TAGS * DRAWS_PER_TWO_WORD_TAG;
  for (let index = 0; index < draws; index += 1) {
    const first = uniformInt(random, 0, words.length - 1);
    // The offset is never a full turn, so the second word differs from the first.
    const second = (first + uniformInt(random, 1, words.length - 1)) % words.length;
    const join = TWO_WORD_JOINS[index % TWO_WORD_JOINS.length]!;
    if (join === "" && hasAtSeam(foldWord(words[first]!), foldWord(words[second]!), avoid)) continue;
    yield `${words[first]!}${join}${words[second]!}`;
  }
}

/** Whether a string is across the seam of two words, as `bouse` is in `hibou` and `semaine`. @public A test needs it. */
export function hasAtSeam(first: string, second: string, strings: readonly string[]): boolean {
  return strings.some((string) => {
    const reach = string.length - 1;
    return (first.slice(Math.max(0, first.length - reach)) + second.slice(0, reach)).includes(string);
  });
}
