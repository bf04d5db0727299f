import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/**
 * Creates the random numbers of a list. The same seed gives the same numbers on each machine, and no two seeds begin
 * with the same number.
 *
 * @param seed Any 32-bit integer.
 */
export function createRandom(seed: number): RandomGenerator {
  return xoroshiro128plus(scramble(seed));
}

/**
 * Changes about half of the bits, whichever bit of the seed changes. The generator begins with its seed, so that
 * neighbouring seeds would begin with neighbouring numbers. This is `fmix32` of MurmurHash3, which maps no two integers to
 * the same one: https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 */
function scramble(seed: number): number {
  let bits = seed;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
