import * as fc from "fast-check";
import { mersenne } from "pure-rand/generator/mersenne";
import { describe, expect, it } from "vitest";

import { countDotPlacements } from "./countDotPlacements";
import { drawDotPlacements } from "./drawDotPlacements";
import { anyAddress, anyMailboxName } from "../../../tests/core/arbitraries";

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

describe("laws", () => {
  it("counts the name as it is and every placement that can be drawn, where all of them fit", () => {
    fc.assert(
      fc.property(anyMailboxName, (name) => {
        const count = countDotPlacements(name);
        fc.pre(name.length <= 32 && count <= 4096n);
        expect(BigInt(drawDotPlacements(name, 5000, mersenne(1)).length)).toBe(count - 1n);
      }),
    );
  });

  it("does not count the tag", () => {
    fc.assert(
      fc.property(anyAddress, ({ username }) => {
        expect(countDotPlacements(username)).toBe(countDotPlacements(username.split("+")[0]!));
      }),
    );
  });
});
