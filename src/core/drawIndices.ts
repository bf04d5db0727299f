import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/**
 * Yields 0 to `size` − 1 in random order, each once. A consumer that stops early pays for one fill and
 * for the numbers it took, not for a whole shuffle.
 */
export function* drawIndices(size: number, random: RandomGenerator): Generator<number, void> {
  const indices = new Uint32Array(size);
  for (let index = 0; index < size; index += 1) indices[index] = index;
  for (let next = 0; next < size; next += 1) {
    const drawn = uniformInt(random, next, size - 1);
    [indices[next], indices[drawn]] = [indices[drawn]!, indices[next]!];
    yield indices[next]!;
  }
}
