import { expect, it } from "vitest";

import { findDotGaps } from "./findDotGaps";

it("finds the gaps of a name", () => {
  expect(findDotGaps("ab.c-d12")).toEqual([1, 6, 7]);
});
