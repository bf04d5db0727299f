import { expect, test } from "vitest";

import type { Alias } from "../core";
import { chooseFiltered, isPlain } from "./chooseFiltered";

const toAlias = (email: string, type: Alias["type"], original = "jane@gmail.com"): Alias => ({ email, type, original });

const BASE = toAlias("jane@gmail.com", "base");
const OTHER = toAlias("jane@googlemail.com", "domain-variant");
const SHOP = toAlias("jane+shop@gmail.com", "plus");
const DOTTED = toAlias("j.ane@gmail.com", "dots");
const ALL = [BASE, SHOP, DOTTED, OTHER, toAlias("jane+@gmail.com", "plus")];

test.each<[email: string, type: Alias["type"], original: string, expected: boolean]>([
  ["jane@gmail.com", "base", "jane@gmail.com", true],
  ["jane@googlemail.com", "domain-variant", "jane@gmail.com", true],
  ["jane@gmail.com", "domain-variant", "jane@googlemail.com", true],
  ["jane+shop@gmail.com", "plus", "jane@gmail.com", false],
  ["jane+shop@googlemail.com", "domain-variant", "jane@gmail.com", false],
  ["ja.ne@gmail.com", "dots", "jane@gmail.com", false],
  ["jane+own@gmail.com", "base", "jane+own@gmail.com", false],
])("%s (%s) as an alias of %s is the plain address: %s", (email, type, original, expected) => {
  expect(isPlain(toAlias(email, type, original))).toBe(expected);
});

const LABEL_ONLY = { shouldArchive: false, shouldTrash: false };

test.each([
  ["but the plain address, on either host", LABEL_ONLY, [BASE, SHOP, DOTTED, OTHER], [SHOP, DOTTED]],
  ["and the plain address if there is no other", LABEL_ONLY, [BASE, OTHER], [BASE, OTHER]],
  ["but those without a tag where the inbox is skipped", { ...LABEL_ONLY, shouldArchive: true }, ALL, [SHOP]],
  ["but those without a tag where mail is deleted", { ...LABEL_ONLY, shouldTrash: true }, ALL, [SHOP]],
])("all addresses have a filter %s", (_, actions, items, filtered) => {
  expect(chooseFiltered(items, isPlain, actions)).toStrictEqual(filtered);
});
