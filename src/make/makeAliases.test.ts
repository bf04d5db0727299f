import { expect, test } from "vitest";

import type { Address } from "../core";
import type { Run, Settings } from "./makeReducer";
import { isFormChanged } from "./makeAliases";

const listed: Settings = {
  tagsText: "Shop, x",
  maxResults: 50,
  includeDomainVariants: true,
  onlyOwnTags: false,
};
const run: Run = { action: "generate", draft: "a".repeat(50), settings: listed, seed: 1, isRetry: false };
const address: Address = { username: "a".repeat(50), domain: "gmail.com" };

const none: Settings = { ...listed, tagsText: "x" };
const series: Settings = { ...listed, tagsText: "s2 s1 s3" };
const only: Settings = { ...listed, onlyOwnTags: true };

test.each<[change: string, isStale: boolean, Partial<Settings>, of?: Settings]>([
  ["another tag", true, { tagsText: "Shop, work" }],
  ["another order of tags", true, { tagsText: "work, Shop" }],
  ["no tag", true, { tagsText: "" }],
  ["another number", true, { maxResults: 51 }],
  ["one host", true, { includeDomainVariants: false }],
  ["only own tags", true, { onlyOwnTags: true }],
  ["nothing", false, {}],
  ["a separator", false, { tagsText: "shop\n" }],
  ["a word that is no tag", false, { tagsText: "y shop !" }],
  ["a tag that does not fit behind the name of the list", false, { tagsText: "shop, a-tag-of-20-letters-" }],
  ["a series in place of its tags", false, { tagsText: "s2 s1..3" }, series],
  ["a longer series", true, { tagsText: "s2 s1..4" }, series],
  ["only own tags, where there are none", false, { onlyOwnTags: true }, none],
  ["options of a list of own tags", false, { maxResults: 1, includeDomainVariants: false }, only],
])("after a change, a list is stale only if it would show it: %s, %s", (_, isStale, changes, of = listed) => {
  const form = { draft: "", settings: { ...of, ...changes } };
  expect(isFormChanged({ address, run: { ...run, settings: of } }, form)).toBe(isStale);
});
