/**
 * Tells whether one of some strings begins in one word and ends in the next, where the two are joined.
 * Strings within one word do not count: `hibou` and `semaine` have `bouse` at their seam, and `semaine` alone
 * has none.
 */
export function hasAtSeam(first: string, second: string, strings: readonly string[]): boolean {
  return strings.some((string) =>
    Array.from({ length: string.length - 1 }, (_, index) => index + 1).some(
      (cut) => first.endsWith(string.slice(0, cut)) && second.startsWith(string.slice(cut)),
    ),
  );
}
