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
