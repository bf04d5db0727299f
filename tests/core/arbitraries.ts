import * as fc from "fast-check";

import type { Address } from "../../src/core/addresses/parseAddress";
import { LANGUAGES } from "./words";

/** What the laws of the core are tried on: input that the core accepts, made without the core's code. */

export const anyLanguage = fc.constantFrom(...LANGUAGES);
export const anySeed = fc.integer();
export const anyYear = fc.integer({ min: 2000, max: 2100 });

const LOCAL_PART_MAX_OCTETS = 64;

const letter = oneOf("abcdefghijklmnopqrstuvwxyz");
const digit = oneOf("0123456789");

/** A name that can exist, with dots and hyphens in it: 1 to 64 characters, short and long ones alike. */
export const anyMailboxName = textOf(
  { arbitrary: letter, weight: 12 },
  { arbitrary: digit, weight: 2 },
  { arbitrary: oneOf(".-"), weight: 3 },
).map((text) => withoutMisplacedDots(text.replace(/^[.-]+/, "")) || "a");

const anyOwnTag = textOf({ arbitrary: letter, weight: 6 }, { arbitrary: oneOf(".-+"), weight: 1 });

/** A tag as a person may list one: some are words that a pool has as well. */
export const anyTag = fc.oneof(
  { arbitrary: stringOf("abcz059._-", { minLength: 2, maxLength: 20 }).filter(hasGoodDots), weight: 4 },
  { arbitrary: fc.constantFrom("shopping", "news", "social", "vip", "vip01", "compras"), weight: 1 },
);

/** Addresses that can exist, half of them with a tag of their own. */
export const anyAddress: fc.Arbitrary<Address> = fc.record({
  username: fc
    .tuple(anyMailboxName, fc.option(anyOwnTag, { freq: 2 }))
    .map(([name, tag]) => (tag === null ? name : toFitting(`${name}+${tag}`))),
  domain: fc.constantFrom("gmail.com", "googlemail.com"),
});

/** A string of the given characters, each code point one of them. */
export function stringOf(characters: string, lengths: fc.StringConstraints = {}): fc.Arbitrary<string> {
  return fc.string({ ...lengths, unit: oneOf(characters) });
}

function oneOf(characters: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(characters));
}

function textOf(...characters: fc.WeightedArbitrary<string>[]): fc.Arbitrary<string> {
  const unit = fc.oneof(...characters);
  return fc
    .integer({ min: 1, max: LOCAL_PART_MAX_OCTETS })
    .chain((length) => fc.string({ unit, minLength: length, maxLength: length }));
}

function toFitting(username: string): string {
  return withoutMisplacedDots(username.slice(0, LOCAL_PART_MAX_OCTETS));
}

function withoutMisplacedDots(text: string): string {
  return text.replaceAll(/\.{2,}/g, ".").replace(/\.$/, "");
}

function hasGoodDots(text: string): boolean {
  return !text.split(".").includes("");
}
