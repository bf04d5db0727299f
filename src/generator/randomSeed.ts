/** Returns a seed for `generateAliases`. All 32-bit integers are equally likely. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32) | 0;
}
