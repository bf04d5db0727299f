import { expect, it } from "vitest";

import { numberDotPlacements } from "./numberDotPlacements";

it.each<[name: string, totals: number[]]>([
  ["jo", [1]],
  ["jane", [1, 4, 7, 8]],
  ["a-b", [1]],
  ["j".repeat(64), [1]],
  ["j".repeat(63), [1, 1 + 62]],
  ["j".repeat(62), [1, 1 + 61, 1 + 61 + (61 * 60) / 2]],
])("counts those of %s by their dots", (name, totals) => {
  expect(numberDotPlacements(name).totals).toEqual(totals.map(BigInt));
});

it("makes the last of very many at once", () => {
  const { totals, at } = numberDotPlacements("j".repeat(32));

  expect(totals.at(-1)).toBe(2n ** 31n);
  expect(at(2n ** 31n - 1n)).toBe("j.".repeat(31) + "j");
  expect(at(2n ** 31n - 2n)).toBe("jj" + ".j".repeat(30));
});
