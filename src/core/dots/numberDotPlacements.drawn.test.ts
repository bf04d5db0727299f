import { describe, expect, it } from "vitest";

import { createRandom } from "../random";
import { drawDotPlacements } from "./numberDotPlacements";

function draw(name: string, seed = 1, limit = 25): string[] {
  return drawDotPlacements(name, limit, createRandom(seed));
}

describe("all placements are returned if there are no more than the limit", () => {
  it.each([
    ["ab.cd", ["a.b.c.d", "a.b.cd", "ab.c.d"]],
    ["abcd", ["a.b.c.d", "a.b.cd", "a.bc.d", "a.bcd", "ab.c.d", "ab.cd", "abc.d"]],
    ["a.b", []],
  ])("%s", (name, placements) => {
    expect(draw(name).toSorted()).toEqual(placements);
  });

  it("the seed makes no difference", () => {
    expect(draw("abcdef", 1, 31)).toEqual(draw("abcdef", 2, 31));
  });
});

it.each([
  ["all of 15", "abcde", 25, 15],
  ["all, if these are exactly as many as the limit", "abcdef", 31, 31],
  ["as many as the limit, if there is just one more", "abcdef", 30, 30],
  ["as many as the limit, if there are more", "abcdef", 25, 25],
])("different placements are drawn: %s", (_, name, limit, count) => {
  expect(new Set(draw(name, 1, limit))).toHaveLength(count);
});

it("draws other placements for another seed", () => {
  expect(draw("abcdefghij", 1)).not.toEqual(draw("abcdefghij", 2));
});

describe("placements are drawn evenly", () => {
  const SEEDS = Array.from({ length: 400 }, (_, index) => index * 7919 - 1_000_000);

  it.each([
    ["a name of 10 letters", "abcdefghij"],
    ["a name with dots and a hyphen", "abcd.efgh-ijkl"],
    ["a name of 60 letters, where 4 dots fit", "abcdefghijklmno".repeat(4)],
  ])("each gap of %s gets a dot about equally often", (_, name) => {
    const uses = SEEDS.flatMap((seed) => draw(name, seed).flatMap((placement) => dotsPutIn(placement, name)));
    const gaps = Array.from(name.matchAll(/[a-z](?=[a-z])/g), (match) => match.index + 1);
    const counts = gaps.map((gap) => uses.filter((use) => use === gap).length);

    expect(farFromEven(counts)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(uses.length);
  });

  it("each of the 63 placements of a name of 7 letters is drawn about equally often", () => {
    const drawn = SEEDS.flatMap((seed) => draw("abcdefg", seed));
    const counts = [...new Set(drawn)].map((placement) => drawn.filter((other) => other === placement).length);

    expect(counts).toHaveLength(63);
    expect(farFromEven(counts)).toEqual([]);
  });
});

/** Returns the counts at least five standard deviations from their mean. A Poisson deviation is √mean. */
function farFromEven(counts: readonly number[]): number[] {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.filter((count) => Math.abs(count - mean) >= 5 * Math.sqrt(mean));
}

/** Returns the positions in the name before which a placement has a new dot. */
function dotsPutIn(placement: string, name: string): number[] {
  const positions: number[] = [];
  let position = 0;
  for (const character of placement) {
    if (character === name[position]) position += 1;
    else positions.push(position);
  }
  return positions;
}
