import * as fc from "fast-check";
import { expect } from "vitest";

import { createRandom } from "../createRandom";
import { anyAddress, anyMailboxName } from "../../../tests/core/arbitraries";
import { law } from "../../../tests/core/law";
import { countDotPlacements } from "./findDotGaps";
import { drawDotPlacements } from "./drawDotPlacements";

law(
  "the count is the number of drawn placements and 1 for the name itself, if all of them fit",
  anyMailboxName,
  (name) => {
    const count = countDotPlacements(name);
    fc.pre(name.length <= 32 && count <= 4096n);
    expect(BigInt(drawDotPlacements(name, 5000, createRandom(1)).length)).toBe(count - 1n);
  },
);

law("the tag makes no difference", anyAddress, ({ username }) => {
  expect(countDotPlacements(username)).toBe(countDotPlacements(username.split("+")[0]!));
});
