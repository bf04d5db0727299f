import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** A copy of the items in random order; every order is equally likely (Durstenfeld's shuffle). */
export function shuffled<T>(items: readonly T[], random: RandomGenerator): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) swap(copy, last, uniformInt(random, 0, last));
  return copy;
}

/**
 * Yields 0 … `size` − 1 in random order. A consumer that stops early pays for one fill and for what
 * it took, not for the whole shuffle.
 */
export function* shuffledIndices(size: number, random: RandomGenerator): Generator<number, void> {
  const indices = new Uint32Array(size);
  for (let index = 0; index < size; index += 1) indices[index] = index;
  for (let first = 0; first < size; first += 1) {
    swap(indices, first, uniformInt(random, first, size - 1));
    yield indices[first]!;
  }
}

function swap<T>(items: { [index: number]: T }, a: number, b: number): void {
  const item = items[a]!;
  items[a] = items[b]!;
  items[b] = item;
}
