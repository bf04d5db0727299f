/** A seed for `generateAliases` from a number of 0 up to, not including, 1. */
export function toSeed(fraction: number): number {
  return Math.floor(fraction * 2 ** 32) | 0;
}
