import * as fc from "fast-check";
import { mersenne } from "pure-rand/generator/mersenne";
import { describe, expect, it } from "vitest";

import { anySeed } from "../../tests/core/arbitraries";
import { drawIndices } from "./drawIndices";
import { toShuffled } from "./toShuffled";

const SEEDS = Array.from({ length: 2400 }, (_, index) => index * 7919 - 1_000_000);

describe.each([
  ["toShuffled", (size: number, seed: number) => toShuffled([...Array(size).keys()], mersenne(seed))],
  ["drawIndices", (size: number, seed: number) => [...drawIndices(size, mersenne(seed))]],
])("%s", (_, shuffle) => {
  it("gives every item once", () => {
    fc.assert(
      fc.property(fc.nat(200), anySeed, (size, seed) => {
        expect(shuffle(size, seed).toSorted((a, b) => a - b)).toEqual([...Array(size).keys()]);
      }),
    );
  });

  it("gives each of the 24 orders of 4 items about equally often", () => {
    const orders = SEEDS.map((seed) => shuffle(4, seed).join(""));
    const counts = [...new Set(orders)].map((order) => orders.filter((other) => other === order).length);

    expect(counts).toHaveLength(24);
    // Five standard deviations from 2,400 / 24 = 100, counting as Poisson's: √100.
    expect(counts.filter((count) => Math.abs(count - 100) >= 50)).toEqual([]);
  });
});

it("leaves the list that is shuffled as it was", () => {
  const items = Object.freeze(["a", "b", "c"]);

  expect(toShuffled(items, mersenne(1)).toSorted()).toEqual(items);
});
