import { uniformInt } from "pure-rand/distribution/uniformInt";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** Returns a copy of the items in random order. Every order is equally likely (Durstenfeld's shuffle). */
export function toShuffled<T>(items: readonly T[], random: RandomGenerator): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = uniformInt(random, 0, last);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}
