import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import type { AliasType } from "./alias";
import { LOCAL_PART_MAX_OCTETS } from "../addresses/localPart";
import { shuffledIndices } from "../shuffled";

const TAGS_PER_PLACEMENT = 15;
const FIRST_TAGS_OF_PAIRS = 20;
const SECOND_TAGS_PER_FIRST = 7;
const PAIR_JOINS = [".", "-", "_"];

/** Every name of a group is combined with every ending of it. */
export interface Group {
  readonly type: AliasType;
  readonly names: readonly string[];
  readonly endings: readonly string[];
}

/** The groups that compete for the same places. A tier has places only once the one before it is used up. */
export function toTiers(mailboxName: string, tags: readonly string[], dotted: readonly string[]): Group[][] {
  const oneTag = tags.map((tag) => `+${tag}`);
  const twoTags = toTagPairs(tags).map((pair) => `+${pair}`);
  return [
    [
      { type: "plus", names: [mailboxName], endings: oneTag },
      { type: "dots", names: dotted, endings: [""] },
    ],
    [
      { type: "plus", names: [mailboxName], endings: twoTags },
      { type: "dots", names: dotted, endings: oneTag.slice(0, TAGS_PER_PLACEMENT) },
    ],
    [{ type: "dots", names: dotted, endings: twoTags }],
  ];
}

/** Each of the first tags with the few after it, joined in every way. */
function toTagPairs(tags: readonly string[]): string[] {
  return tags
    .slice(0, FIRST_TAGS_OF_PAIRS)
    .flatMap((first, index) =>
      tags
        .slice(index + 1, index + 1 + SECOND_TAGS_PER_FIRST)
        .flatMap((second) => PAIR_JOINS.map((join) => `${first}${join}${second}`)),
    );
}

/** Draws from the groups, without building what is not drawn, until there are `most` local parts. */
export function addUpTo(
  most: number,
  types: Map<string, AliasType>,
  groups: readonly Group[],
  random: RandomGenerator,
): void {
  const sizes = groups.map(({ names, endings }) => names.length * endings.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const index of shuffledIndices(total, random)) {
    if (types.size >= most) return;
    let place = index;
    let which = 0;
    while (place >= sizes[which]!) {
      place -= sizes[which]!;
      which += 1;
    }
    const { type, names, endings } = groups[which]!;
    const localPart = names[Math.floor(place / endings.length)]! + endings[place % endings.length]!;
    if (localPart.length <= LOCAL_PART_MAX_OCTETS && !types.has(localPart)) types.set(localPart, type);
  }
}
