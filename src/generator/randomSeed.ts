/** A seed for `generateAliases`: any 32-bit integer, each as likely. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32) | 0;
}
