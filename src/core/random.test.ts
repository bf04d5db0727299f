import { describe, expect, it } from "vitest";

import { createRandom, drawIndices, toShuffled } from "./random";

const SEEDS = Array.from({ length: 2400 }, (_, index) => index * 7919 - 1_000_000);

describe.each([
  ["toShuffled", (seed: number) => toShuffled([0, 1, 2, 3], createRandom(seed))],
  [
    "drawIndices",
    (seed: number) => {
      const indices = drawIndices(4, createRandom(seed));
      // One more than there are: a draw without an end must not fill the memory.
      return Array.from({ length: 5 }, () => indices.next().value);
    },
  ],
])("%s", (_, shuffle) => {
  it("returns each of the 24 orders of 4 items about equally often", () => {
    const orders = SEEDS.map((seed) => shuffle(seed).join(""));
    const counts = [...new Set(orders)].map((order) => orders.filter((other) => other === order).length);

    expect(counts).toHaveLength(24);
    // The mean is 2,400 / 24 = 100, and the standard deviation √100 (Poisson): five of these are allowed.
    expect(counts.filter((count) => Math.abs(count - 100) >= 50)).toEqual([]);
  });
});

it("leaves the original list unchanged", () => {
  const items = Object.freeze(["a", "b", "c"]);

  expect(toShuffled(items, createRandom(1)).toSorted()).toEqual(items);
});

/** The numbers that a seed begins with. */
function firstNumbers(seed: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: 5 }, () => random.next());
}

it("begins otherwise for a seed and the next one, as two random numbers differ: in half of their 32 bits", () => {
  const neighbours = Array.from({ length: 2000 }, (_, index) => index - 1000).map(
    (seed) => [firstNumbers(seed), firstNumbers(seed + 1)] as const,
  );
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
