import { expect, it } from "vitest";

import { toTag } from "./toTag";

it.each([
  ["shopping2026", "shopping2026"],
  ["São Paulo", "saopaulo"],
  ["-_", "-_"],
])("folds %j to %j", (word, tag) => {
  expect(toTag(word)).toBe(tag);
});

it.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["letters without a spelling in ASCII", "東京"],
  ["one such letter among others", "shop東"],
  ["a letter outside the Basic Multilingual Plane", "shop\u{1E900}"],
  ["one character", "a"],
  ["one character after the folding", "é!"],
  ["21 characters", "a".repeat(21)],
  ["21 characters after the folding", `${"a".repeat(19)}œ`],
  ["a dot at the start", ".ab"],
  ["a dot at the start after the folding", "!.ab"],
  ["a dot at the end", "ab."],
  ["two dots side by side", "a..b"],
  ["two dots side by side after the folding", "a.!.b"],
])("a word without a tag gives null: %s", (_, word) => {
  expect(toTag(word)).toBeNull();
});

it.each([
  ["2 characters", "ab", "ab"],
  ["20 characters", "a".repeat(20), "a".repeat(20)],
  ["20 characters after the folding", `${"a".repeat(18)}œ`, `${"a".repeat(18)}oe`],
])("accepts a tag of %s", (_, word, tag) => {
  expect(toTag(word)).toBe(tag);
});
