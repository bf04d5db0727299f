import { expect, it } from "vitest";

import { hasAtSeam } from "./drawTagPool";

it.each<[where: string, first: string, second: string, strings: readonly string[], isAtSeam: boolean]>([
  ["begins in one word and ends in the next", "hibou", "semaine", ["bouse"], true],
  ["is one of several", "sal", "ebord", ["xyz", "sale"], true],
  ["is cut elsewhere", "s", "ale", ["xyz", "sale"], true],
  ["is within the first word", "concours", "piano", ["con"], false],
  ["is within the second word", "piano", "concours", ["con"], false],
  ["is the whole first word", "sale", "piano", ["sale"], false],
  ["is the whole second word", "piano", "sale", ["sale"], false],
  ["has its beginning at the seam alone", "sal", "piano", ["sale"], false],
  ["is missing", "hibou", "semaine", [], false],
])("a string that %s: %s, %s", (_, first, second, strings, isAtSeam) => {
  expect(hasAtSeam(first, second, strings)).toBe(isAtSeam);
});
