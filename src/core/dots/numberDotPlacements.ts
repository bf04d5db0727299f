import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { LOCAL_PART_MAX_OCTETS } from "../addresses/address";
import { findDotGaps } from "./findDotGaps";

/**
 * Numbers the ways to put dots into a mailbox name: first the name itself, then the placements of one new dot from the
 * left, then those of two, and so on. Every set of gaps (`findDotGaps`) that fits in a local part is a placement. A
 * name can have 2^63 of them, so each is made from its number alone. The order is frozen: `proposeAlias` promises it.
 *
 * @returns `totals`: how many there are with at most no new dot, one, two, and so on, from 1 to all of them; `at`: the
 *   placement of a number from 0, which must be smaller than the last total.
 */
export function numberDotPlacements(mailboxName: string) {
  const gaps = findDotGaps(mailboxName);
  const most = Math.min(gaps.length, LOCAL_PART_MAX_OCTETS - mailboxName.length);
  const counts = countSubsets(gaps.length, most);
  let total = 0n;
  const totals = counts[gaps.length]!.map((count) => (total += count));

  return {
    totals,
    at: (number: bigint): string => {
      const dots = totals.findIndex((upTo) => number < upTo);
      let left = number - (totals[dots - 1] ?? 0n);
      const chosen: number[] = [];
      for (const [index, gap] of gaps.entries()) {
        if (chosen.length === dots) break;
        // The placements with a dot here come before those whose next dot is further to the right.
        const withDot = counts[gaps.length - index - 1]![dots - chosen.length - 1]!;
        if (left < withDot) chosen.push(gap);
        else left -= withDot;
      }
      return [0, ...chosen].map((start, index) => mailboxName.slice(start, chosen[index])).join(".");
    },
  };
}

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

/** `counts[n][k]` is the number of ways to choose k of n gaps. By Pascal's rule, the first gap is chosen or not. */
function countSubsets(gaps: number, members: number): bigint[][] {
  const counts: bigint[][] = [Array.from({ length: members + 1 }, (_, k) => (k === 0 ? 1n : 0n))];
  for (let n = 1; n <= gaps; n += 1) {
    const without = counts[n - 1]!;
    counts.push(without.map((count, k) => count + (without[k - 1] ?? 0n)));
  }
  return counts;
}
