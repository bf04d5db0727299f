import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { findDotGaps } from "./findDotGaps";
import { LOCAL_PART_MAX_OCTETS } from "../addresses/localPart";

/**
 * Draws ways to put dots into a mailbox name. Gmail ignores dots there:
 * https://support.google.com/mail/answer/7436150
 *
 * A gap is where two letters or digits touch; the dots that the user has stay. Every set of gaps that
 * fits in a local part is a placement, and each is equally likely. Placements are numbered and drawn
 * by number, so the cost does not depend on how many there are.
 *
 * @param mailboxName A valid name without its tag.
 * @param most How many to draw at most; all there are, in no particular order, where there are not more.
 * @returns Distinct names, each with at least one dot put in and at most 64 octets long.
 */
export function drawDotPlacements(mailboxName: string, most: number, random: RandomGenerator): string[] {
  const gaps = findDotGaps(mailboxName);
  const dots = Math.min(gaps.length, LOCAL_PART_MAX_OCTETS - mailboxName.length);
  const counts = countSubsets(gaps.length, dots);
  const last = counts[gaps.length]![dots]! - 1n;

  return drawRanks(last, most, random).map((rank) => putDots(mailboxName, subsetOfRank(rank, gaps, dots, counts)));
}

/** Up to `most` distinct numbers of 1 … `last`. Number 0 is the name without a new dot. */
function drawRanks(last: bigint, most: number, random: RandomGenerator): bigint[] {
  if (last <= BigInt(most)) return Array.from({ length: Number(last) }, (_, index) => BigInt(index + 1));
  const ranks = new Set<bigint>();
  while (ranks.size < most) ranks.add(uniformBigInt(random, 1n, last));
  return [...ranks];
}

/**
 * `counts[n][k]`: how many subsets of n gaps have at most k members, from Pascal's rule: a subset
 * either leaves the last gap out or has it.
 */
function countSubsets(gaps: number, members: number): bigint[][] {
  const counts = [Array<bigint>(members + 1).fill(1n)];
  for (let n = 1; n <= gaps; n += 1) {
    const without = counts[n - 1]!;
    counts.push(without.map((count, k) => (k === 0 ? 1n : count + without[k - 1]!)));
  }
  return counts;
}

/** The subset of that number, the gap nearest the end decided first. */
function subsetOfRank(rank: bigint, gaps: readonly number[], members: number, counts: readonly bigint[][]): number[] {
  const subset: number[] = [];
  let left = rank;
  for (let n = gaps.length; n > 0; n -= 1) {
    const without = counts[n - 1]![members - subset.length]!;
    if (left < without) continue;
    left -= without;
    subset.unshift(gaps[n - 1]!);
  }
  return subset;
}

function putDots(name: string, positions: readonly number[]): string {
  const pieces = [0, ...positions].map((start, index) => name.slice(start, positions[index]));
  return pieces.join(".");
}
