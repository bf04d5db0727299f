import { expect, test } from "vitest";

import type { Address } from "../core";
import type { Run, Settings } from "./generatorReducer";
import { isFormChanged } from "./makeAliases";

const listed: Settings = {
  tagsText: "Shop, x",
  maxResults: 50,
  includeDomainVariants: true,
  onlyOwnTags: false,
  kinds: "both",
};
const run: Run = { action: "generate", draft: "a".repeat(50), settings: listed, seed: 1 };
const address: Address = { username: "a".repeat(50), domain: "gmail.com" };

/** Changes the settings of a list, and leaves the field empty. */
function isChangedBy(changes: Partial<Settings>, settings = listed): boolean {
  return isFormChanged({ address, run: { ...run, settings } }, { draft: "", settings: { ...settings, ...changes } });
}

test.each<[change: string, Partial<Settings>]>([
  ["another tag", { tagsText: "Shop, work" }],
  ["another order of tags", { tagsText: "work, Shop" }],
  ["no tag", { tagsText: "" }],
  ["another number", { maxResults: 51 }],
  ["one host", { includeDomainVariants: false }],
  ["only own tags", { onlyOwnTags: true }],
  ["other kinds", { kinds: "tags" }],
])("a list is stale after a change: %s", (_, changes) => {
  expect(isChangedBy(changes)).toBe(true);
});

test.each<[change: string, Partial<Settings>]>([
  ["nothing", {}],
  ["a separator", { tagsText: "shop\n" }],
  ["a word that is no tag", { tagsText: "y shop !" }],
  ["a tag that does not fit behind the name of the list", { tagsText: "shop, a-tag-of-20-letters-" }],
])("a list is not stale after a change that it would not show: %s", (_, changes) => {
  expect(isChangedBy(changes)).toBe(false);
});

test("a list is not stale where its own tags are written as a series", () => {
  expect(isChangedBy({ tagsText: "s2 s1..3" }, { ...listed, tagsText: "s2 s1 s3" })).toBe(false);
  expect(isChangedBy({ tagsText: "s2 s1..4" }, { ...listed, tagsText: "s2 s1 s3" })).toBe(true);
});

test("without own tags, a list is not stale because it should have no others", () => {
  const none: Settings = { ...listed, tagsText: "x" };
  expect(isChangedBy({ onlyOwnTags: true }, none)).toBe(false);
});

test("other options make no list of only own tags stale", () => {
  const only: Settings = { ...listed, onlyOwnTags: true };
  expect(isChangedBy({ maxResults: 1, includeDomainVariants: false, kinds: "tags" }, only)).toBe(false);
  expect(isChangedBy({ kinds: "dots" }, only)).toBe(true);
});

test("own tags make no list of dots stale", () => {
  const dots: Settings = { ...listed, kinds: "dots" };
  const changes = { tagsText: "work", onlyOwnTags: true };
  expect(isChangedBy(changes, dots)).toBe(false);
});
