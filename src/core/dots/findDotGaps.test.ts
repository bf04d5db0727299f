import { expect, it } from "vitest";

import { countDotPlacements, findDotGaps } from "./findDotGaps";

it("finds the gaps of a name", () => {
  expect(findDotGaps("ab.c-d12")).toEqual([1, 6, 7]);
});

it.each<[username: string, count: bigint]>([
  ["j", 1n],
  ["jo", 1n],
  ["j+shop", 1n],
  ["jan", 4n],
  ["jane", 8n],
  ["jane+shopping", 8n],
  ["j.ane", 4n],
  ["j.a.n.e", 1n],
  ["ja-ne", 4n],
  ["jane.doe", 32n],
  ["abcdefghijklmnopqrstuvwxyz1234", 536_870_912n],
  ["a".repeat(64), 9_223_372_036_854_775_808n],
])("%s has %d dot placements", (username, count) => {
  expect(countDotPlacements(username)).toBe(count);
});
