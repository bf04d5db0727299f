/**
 * The 64-bit FNV-1a hash of a text's octets in UTF-8, folded to 32 bits: RFC 9923. It is not secret, and anybody can find
 * another text with the same hash.
 *
 * @returns A whole number from 0 to 2^32 − 1. Half of a surrogate pair counts as U+FFFD.
 */
export function fnv1a(text: string): bigint {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const [octet] of encodeURIComponent(text.toWellFormed()).matchAll(/%..|./g)) {
    const value = octet.length === 1 ? octet.charCodeAt(0) : Number.parseInt(octet.slice(1), 16);
    hash = BigInt.asUintN(64, (hash ^ BigInt(value)) * 0x01_00_00_00_01_b3n);
  }
  return BigInt.asUintN(32, hash ^ (hash >> 32n));
}
