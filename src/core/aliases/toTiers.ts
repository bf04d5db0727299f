import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { drawIndices } from "../toShuffled";

const TAGS_PER_PLACEMENT = 15;
const FIRST_TAGS_OF_PAIRS = 20;
const SECOND_TAGS_PER_FIRST = 7;
const PAIR_JOINS = [".", "-", "_"];

/** Stands for the local parts that join each name to each ending. */
interface Combinations {
  readonly names: readonly string[];
  readonly endings: readonly string[];
}

/** Sorts all local parts by how much is put into the name: one tag or dots alone, then two of these, then three. */
export function toTiers(mailboxName: string, tags: readonly string[], dotted: readonly string[]): Combinations[][] {
  const oneTag = tags.map((tag) => `+${tag}`);
  const twoTags = toTagPairs(tags).map((pair) => `+${pair}`);
  return [
    [
      { names: [mailboxName], endings: oneTag },
      { names: dotted, endings: [""] },
    ],
    [
      { names: [mailboxName], endings: twoTags },
      { names: dotted, endings: oneTag.slice(0, TAGS_PER_PLACEMENT) },
    ],
    [{ names: dotted, endings: twoTags }],
  ];
}

/** Joins each of the first tags to a few of those after it, in every way. */
function toTagPairs(tags: readonly string[]): string[] {
  return tags
    .slice(0, FIRST_TAGS_OF_PAIRS)
    .flatMap((first, index) =>
      tags
        .slice(index + 1, index + 1 + SECOND_TAGS_PER_FIRST)
        .flatMap((second) => PAIR_JOINS.map((join) => `${first}${join}${second}`)),
    );
}

/** Yields every local part of a tier in random order. None is built before it is taken. */
export function* drawLocalParts(tier: readonly Combinations[], random: RandomGenerator): Generator<string, void> {
  const sizes = tier.map(({ names, endings }) => names.length * endings.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const index of drawIndices(total, random)) {
    let [offset, which] = [index, 0];
    for (; offset >= sizes[which]!; which += 1) offset -= sizes[which]!;
    const { names, endings } = tier[which]!;
    yield names[Math.floor(offset / endings.length)]! + endings[offset % endings.length]!;
  }
}
