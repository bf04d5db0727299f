import { expect, it } from "vitest";

import { hasAtSeam } from "./drawTagPool";

it("finds a string that begins in one word and ends in the next", () => {
  expect(hasAtSeam("hibou", "semaine", ["bouse"])).toBe(true);
});

it("finds each of several strings, cut anywhere", () => {
  expect(hasAtSeam("sal", "ebord", ["xyz", "sale"])).toBe(true);
  expect(hasAtSeam("s", "ale", ["xyz", "sale"])).toBe(true);
});

it("does not count a string within one word", () => {
  expect(hasAtSeam("concours", "piano", ["con"])).toBe(false);
  expect(hasAtSeam("piano", "concours", ["con"])).toBe(false);
});

it("does not count a string that is a whole word", () => {
  expect(hasAtSeam("sale", "piano", ["sale"])).toBe(false);
  expect(hasAtSeam("piano", "sale", ["sale"])).toBe(false);
});

it("finds nothing if there are no strings", () => {
  expect(hasAtSeam("hibou", "semaine", [])).toBe(false);
});
