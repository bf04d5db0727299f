import { numberDotPlacements } from "./numberDotPlacements";

/** With so many, few sites get the same placement by chance. With more, some would have too many dots to read out. */
const ENOUGH_PLACEMENTS = 4096n;

/**
 * Lists the ways to put `fewest` new dots or more into a mailbox name. The preferred placements come first: those with
 * the fewest dots. A key's hash chooses which of them begins, in this version and in every later one. After the last
 * preferred one, the list goes on with their first, and then with all others. None is made before it is requested.
 */
export function* listDotPlacements(mailboxName: string, fewest: 0n | 1n, key: string): Generator<string, void> {
  const { totals, at } = numberDotPlacements(mailboxName);
  const preferred = countPreferred(totals, fewest);
  for (let step = 0n, start = fnv1a(key); step < preferred; step += 1n) yield at(fewest + ((start + step) % preferred));
  for (let number = fewest + preferred; number < totals.at(-1)!; number += 1n) yield at(number);
}

/** Counts the preferred placements of a name with these `totals`: 4,096 to 36,051, or all of fewer. */
export function countPreferred(totals: readonly bigint[], fewest: 0n | 1n): bigint {
  return (totals.find((total) => total - fewest >= ENOUGH_PLACEMENTS) ?? totals.at(-1)!) - fewest;
}

/**
 * Returns the 64-bit FNV-1a hash of a text in UTF-8, folded to 32 bits: RFC 9923. Half of a surrogate pair counts as
 * U+FFFD. @public A test compares it with the published values.
 */
export function fnv1a(text: string): bigint {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const octet of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x01_00_00_00_01_b3n);
  }
  return BigInt.asUintN(32, hash ^ (hash >> 32n));
}
