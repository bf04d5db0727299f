import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { drawIndices } from "../toShuffled";
import type { AliasType } from "./alias";
import type { Combinations } from "./toTiers";

/**
 * Yields every local part of a tier with its type, in random order. Local parts are built as they are
 * taken, so a consumer that stops early does not pay for the rest.
 */
export function* drawLocalParts(
  tier: readonly Combinations[],
  random: RandomGenerator,
): Generator<[localPart: string, type: AliasType], void> {
  const sizes = tier.map(({ names, endings }) => names.length * endings.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const index of drawIndices(total, random)) {
    let place = index;
    let which = 0;
    while (place >= sizes[which]!) {
      place -= sizes[which]!;
      which += 1;
    }
    const { type, names, endings } = tier[which]!;
    yield [names[Math.floor(place / endings.length)]! + endings[place % endings.length]!, type];
  }
}
