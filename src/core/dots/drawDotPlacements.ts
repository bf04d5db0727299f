import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { LOCAL_PART_MAX_OCTETS } from "../addresses/address";
import { findDotGaps } from "./findDotGaps";

/**
 * Draws ways to put dots into a mailbox name. Gmail ignores dots there:
 * https://support.google.com/mail/answer/7436150
 *
 * A gap is a place between two letters or digits; the name's own dots stay. Every non-empty set of gaps
 * that fits in a local part is a placement, and each is equally likely. Placements have numbers and are
 * drawn by number, so the cost does not depend on how many there are.
 *
 * @param mailboxName A valid name without its tag.
 * @param limit The number of placements to draw. If there are no more than that, all are returned, in no
 *   particular order.
 * @returns Different names, each at most 64 octets long and with at least one new dot.
 */
export function drawDotPlacements(mailboxName: string, limit: number, random: RandomGenerator): string[] {
  const gaps = findDotGaps(mailboxName);
  const dots = Math.min(gaps.length, LOCAL_PART_MAX_OCTETS - mailboxName.length);
  const counts = countSubsets(gaps.length, dots);
  const last = counts[gaps.length]![dots]! - 1n;

  return drawRanks(last, limit, random).map((rank) => insertDots(mailboxName, subsetOfRank(rank, gaps, dots, counts)));
}

/** Draws up to `limit` different numbers from 1 to `last`. Number 0 is the name without a new dot. */
function drawRanks(last: bigint, limit: number, random: RandomGenerator): bigint[] {
  if (last <= BigInt(limit)) return Array.from({ length: Number(last) }, (_, index) => BigInt(index + 1));
  const ranks = new Set<bigint>();
  while (ranks.size < limit) ranks.add(uniformBigInt(random, 1n, last));
  return [...ranks];
}

/**
 * `counts[n][k]` is the number of subsets of n gaps with at most k members, by Pascal's rule: a subset
 * either has the last gap or not.
 */
function countSubsets(gaps: number, members: number): bigint[][] {
  const counts = [Array<bigint>(members + 1).fill(1n)];
  for (let n = 1; n <= gaps; n += 1) {
    const without = counts[n - 1]!;
    counts.push(without.map((count, k) => (k === 0 ? 1n : count + without[k - 1]!)));
  }
  return counts;
}

/** Returns the subset with the given number. It decides on the last gap first. */
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

function insertDots(name: string, positions: readonly number[]): string {
  const pieces = [0, ...positions].map((start, index) => name.slice(start, positions[index]));
  return pieces.join(".");
}
