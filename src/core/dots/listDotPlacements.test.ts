import { expect, it } from "vitest";

import { listDotPlacements } from "./listDotPlacements";

it("lists the name, then the placements of one dot from the left, then of two", () => {
  expect([...listDotPlacements("jane", 0)]).toEqual([
    "jane",
    "j.ane",
    "ja.ne",
    "jan.e",
    "j.a.ne",
    "j.an.e",
    "ja.n.e",
    "j.a.n.e",
  ]);
});

it("begins with the number of dots that is asked for, and keeps those of the name", () => {
  expect([...listDotPlacements("j.ane", 2)]).toEqual(["j.a.n.e"]);
});

it("puts no more dots than fit in 64 characters", () => {
  expect([...listDotPlacements("j".repeat(64), 0)]).toHaveLength(1);
  expect([...listDotPlacements("j".repeat(63), 0)]).toHaveLength(1 + 62);
  expect([...listDotPlacements("j".repeat(62), 0)]).toHaveLength(1 + 61 + (61 * 60) / 2);
});
