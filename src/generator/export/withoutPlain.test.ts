import { expect, test } from "vitest";

import type { Alias, AliasType } from "../../core";
import { isPlain, withoutPlain } from "./withoutPlain";

const toAlias = (email: string, type: AliasType, original = "jane@gmail.com"): Alias => ({ email, type, original });

const BASE = toAlias("jane@gmail.com", "base");
const OTHER = toAlias("jane@googlemail.com", "domain-variant");
const SHOP = toAlias("jane+shop@gmail.com", "plus");

test.each<[Alias, boolean]>([
  [BASE, true],
  [OTHER, true],
  [SHOP, false],
  [toAlias("ja.ne@gmail.com", "dots"), false],
  [toAlias("jane+shop@googlemail.com", "domain-variant"), false],
  [toAlias("jane+own@gmail.com", "base", "jane+own@gmail.com"), false],
  [toAlias("jane@gmail.com", "domain-variant", "jane@googlemail.com"), true],
])("$email of $original: plain is what has neither a tag nor new dots", (alias, expected) => {
  expect(isPlain(alias)).toBe(expected);
});

test("the plain address is left out, on either host", () => {
  expect(withoutPlain([BASE, SHOP, OTHER])).toStrictEqual([SHOP]);
});

test("the plain address stays where there is nothing else", () => {
  expect(withoutPlain([BASE])).toStrictEqual([BASE]);
  expect(withoutPlain([BASE, OTHER])).toStrictEqual([BASE, OTHER]);
});
