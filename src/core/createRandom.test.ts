import { expect, it } from "vitest";

import { createRandom } from "./createRandom";

const SEEDS = Array.from({ length: 2000 }, (_, index) => index - 1000);

/** The numbers that a seed begins with. */
function firstNumbers(seed: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: 5 }, () => random.next());
}

it("begins otherwise for a seed and the next one, as two random numbers differ: in half of their 32 bits", () => {
  const neighbours = SEEDS.map((seed) => [firstNumbers(seed), firstNumbers(seed + 1)] as const);
  const means = [0, 1, 2, 3, 4].map((place) => {
    const counts = neighbours.map(([one, other]) => countBits(one[place]! ^ other[place]!));
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  });

  // The standard deviation of a mean is √(32 / 4) / √2,000 = 0.06: five of these are allowed.
  expect(means.filter((mean) => Math.abs(mean - 16) > 0.3)).toEqual([]);
});

function countBits(number: number): number {
  return (number >>> 0).toString(2).replaceAll("0", "").length;
}
