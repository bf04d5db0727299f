import * as fc from "fast-check";
import { expect } from "vitest";

import { createRandom } from "./createRandom";
import { anySeed } from "../../tests/core/arbitraries";
import { law } from "../../tests/core/law";
import { takeIndices } from "../../tests/core/takeIndices";
import { toShuffled } from "./toShuffled";

const anySize = fc.nat(200);

law("a shuffled list has every item once", anySize, anySeed, (size, seed) => {
  const items = [...Array(size).keys()];
  expect(toShuffled(items, createRandom(seed)).toSorted((a, b) => a - b)).toEqual(items);
});

law("every index is drawn once", anySize, anySeed, (size, seed) => {
  expect(takeIndices(size, seed).toSorted((a, b) => a - b)).toEqual([...Array(size).keys()]);
});
