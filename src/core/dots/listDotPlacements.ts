import type { NumberedPlacements } from "./numberDotPlacements";

/** So few sites get the same placement by chance, and so few dots are still easy to type and to read out. */
const ENOUGH_PLACEMENTS = 4096n;

/**
 * Lists the ways to put `fewest` new dots or more into a mailbox name. A key's hash picks the first of the preferred
 * placements, which have the fewest dots, in this version and in every later one. The preferred ones after it follow,
 * around once, and then all others. Each is made when it is requested.
 */
export function* listDotPlacements(
  placements: NumberedPlacements,
  fewest: 0n | 1n,
  key: string,
): Generator<string, void> {
  const preferred = countPreferred(placements, fewest);
  for (let step = 0n, start = fnv1a(key); step < preferred; step += 1n) {
    yield placements.at(fewest + ((start + step) % preferred));
  }
  for (let number = fewest + preferred; number < placements.totals.at(-1)!; number += 1n) yield placements.at(number);
}

/** Counts the preferred placements of a name: 4,096 or more, or all that it has. At most 36,051. */
export function countPreferred({ totals }: NumberedPlacements, fewest: 0n | 1n): bigint {
  return (totals.find((total) => total - fewest >= ENOUGH_PLACEMENTS) ?? totals.at(-1)!) - fewest;
}

/**
 * The 64-bit FNV-1a hash of a text's octets in UTF-8, folded to 32 bits: RFC 9923.
 *
 * @public Its published values guard it.
 * @returns A whole number from 0 to 2^32 − 1. Half of a surrogate pair counts as U+FFFD.
 */
export function fnv1a(text: string): bigint {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const octet of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x01_00_00_00_01_b3n);
  }
  return BigInt.asUintN(32, hash ^ (hash >> 32n));
}
