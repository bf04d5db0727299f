import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { numberDotPlacements } from "./numberDotPlacements";

/** Draws ways to put new dots into a name, each equally likely: as many as the limit, or all of fewer. */
export function drawDotPlacements(mailboxName: string, limit: number, random: RandomGenerator): string[] {
  const { totals, at } = numberDotPlacements(mailboxName);
  // Number 0 is the name without a new dot.
  const last = totals.at(-1)! - 1n;
  if (last <= BigInt(limit)) return Array.from({ length: Number(last) }, (_, index) => at(BigInt(index + 1)));
  const numbers = new Set<bigint>();
  while (numbers.size < limit) numbers.add(uniformBigInt(random, 1n, last));
  return Array.from(numbers, at);
}
