import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** Creates the random numbers of a list. Each seed of 32 bits begins with a number of its own. */
export function createRandom(seed: number): RandomGenerator {
  // Neighbouring seeds would begin with neighbouring numbers, so `fmix32` of MurmurHash3 spreads them. It maps no two
  // integers to the same one: https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
  let bits = seed;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return xoroshiro128plus(bits ^ (bits >>> 16));
}

/** Returns a copy of the items in random order. Every order is equally likely (Durstenfeld's shuffle). */
export function toShuffled<T>(items: readonly T[], random: RandomGenerator): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = uniformInt(random, 0, last);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

/** Yields 0 to `size` − 1 in random order, each once. A caller that stops early does not pay for a whole shuffle. */
export function* drawIndices(size: number, random: RandomGenerator): Generator<number, void> {
  const indices = Uint32Array.from({ length: size }, (_, index) => index);
  for (let next = 0; next < size; next += 1) {
    const drawn = uniformInt(random, next, size - 1);
    [indices[next], indices[drawn]] = [indices[drawn]!, indices[next]!];
    yield indices[next]!;
  }
}
