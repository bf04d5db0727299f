import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { shuffled } from "../shuffled";
import type { TagWords } from "./loadTagWords";
import { TAG_MAX_LENGTH, toTag } from "./toTag";

/** How many tags a pool has. */
export const MAX_TAGS = 100;

/** How many of each kind: 100 in all. */
const SUGGESTED_TAGS = 26;
const EVERYDAY_TAGS = 6;
const PLACE_TAGS = 6;
const TAGS_PER_SUFFIX = 2;
const TWO_WORD_TAGS = 50;

const NUMBER_SUFFIXES = ["01", "02", "03"];
const TWO_WORD_JOINS = ["", "-", "_"];
/** Where only short tags fit, few pairs do: how many are looked at for each that is wanted. */
const TRIES_PER_TWO_WORD_TAG = 8;

/**
 * Draws up to 100 different tags: suggested words of every group, everyday words, places, words with
 * a year or a number, then combinations of two words. One-word tags come first, in random order.
 *
 * @param year The newest of the three years that are used.
 * @param maxLength The longest tag that fits behind the name, in characters. Tags that are too long
 *   leave their place to others of their kind.
 */
export function drawTagPool(words: TagWords, year: number, maxLength: number, random: RandomGenerator): string[] {
  const longest = Math.min(maxLength, TAG_MAX_LENGTH);
  const pool = new Set<string>();

  function addUpTo(count: number, candidates: Iterable<string>): void {
    const full = pool.size + count;
    for (const candidate of candidates) {
      if (pool.size === full) return;
      const tag = toTag(candidate);
      if (tag !== null && tag.length <= longest) pool.add(tag);
    }
  }

  const groups = Object.values(words.suggested);
  const suffixes = [year, year - 1, year - 2, ...NUMBER_SUFFIXES];
  const stems = groups.flat();

  addUpTo(SUGGESTED_TAGS, interleaved(groups.map((group) => shuffled(group, random))));
  addUpTo(EVERYDAY_TAGS, shuffled(words.everyday, random));
  addUpTo(PLACE_TAGS, shuffled(words.places, random));
  for (const suffix of suffixes) {
    addUpTo(
      TAGS_PER_SUFFIX,
      shuffled(stems, random).map((stem) => `${stem}${suffix}`),
    );
  }
  const oneWordTags = shuffled([...pool], random);
  addUpTo(TWO_WORD_TAGS, twoWordTags([...stems, ...words.everyday, ...words.places], random));

  return [...oneWordTags, ...[...pool].slice(oneWordTags.length)];
}

/** The first item of each list, then the second of each, and so on. */
function* interleaved<T>(lists: readonly (readonly T[])[]): Generator<T, void> {
  const longest = Math.max(...lists.map((list) => list.length));
  for (let index = 0; index < longest; index += 1) {
    for (const list of lists) if (index < list.length) yield list[index]!;
  }
}

/** Pairs of different words, joined in each way by turns. */
function* twoWordTags(words: readonly string[], random: RandomGenerator): Generator<string, void> {
  const tries = words.length < 2 ? 0 : TWO_WORD_TAGS * TRIES_PER_TWO_WORD_TAG;
  for (let index = 0; index < tries; index += 1) {
    const first = uniformInt(random, 0, words.length - 1);
    // An offset that is never a full turn: the second word is not the first.
    const second = (first + uniformInt(random, 1, words.length - 1)) % words.length;
    yield `${words[first]!}${TWO_WORD_JOINS[index % TWO_WORD_JOINS.length]!}${words[second]!}`;
  }
}
