/**
 * Computes a value when a test first asks for it. A mutant of code that runs before the tests, as in a `describe`, counts
 * as covered by all of them, and each of these then runs against it.
 */
export function lazily<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}
