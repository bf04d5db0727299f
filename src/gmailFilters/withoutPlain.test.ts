import { expect, test } from "vitest";

import type { Alias, AliasType } from "../core";
import { hasTag, isPlain, withoutPlain } from "./withoutPlain";

const toAlias = (email: string, type: AliasType, original = "jane@gmail.com"): Alias => ({ email, type, original });

const BASE = toAlias("jane@gmail.com", "base");
const OTHER = toAlias("jane@googlemail.com", "domain-variant");
const SHOP = toAlias("jane+shop@gmail.com", "plus");

test.each<[email: string, type: AliasType, original: string, expected: boolean]>([
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

test("the plain address is removed on either host", () => {
  expect(withoutPlain([BASE, SHOP, OTHER], isPlain)).toStrictEqual([SHOP]);
});

test("the plain address stays if there is no other", () => {
  expect(withoutPlain([BASE], isPlain)).toStrictEqual([BASE]);
  expect(withoutPlain([BASE, OTHER], isPlain)).toStrictEqual([BASE, OTHER]);
});

test.each([
  ["jane+shop@gmail.com", true],
  ["ja.ne+shop@googlemail.com", true],
  ["ja.ne@gmail.com", false],
  ["jane+@gmail.com", false],
])("%s has a tag: %s", (email, expected) => {
  expect(hasTag({ email })).toBe(expected);
});
