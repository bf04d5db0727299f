import * as fc from "fast-check";

import type { Address } from "../../src/core/addresses/address";
import type { ProposeOptions } from "../../src/core/aliases/proposeAlias";
import { LANGUAGES } from "./words";

/** Input for the laws of the core: valid, and made without the code of the core. */

export const anyLanguage = fc.constantFrom(...LANGUAGES);
export const anySeed = fc.integer();
export const anyYear = fc.integer({ min: 2000, max: 2100 });

const LOCAL_PART_MAX_OCTETS = 64;

const letter = oneOf("abcdefghijklmnopqrstuvwxyz");
const digit = oneOf("0123456789");

/** A valid name of 1 to 64 characters, with dots and hyphens. Each length is equally likely. */
const anyMailboxName = textOf(
  { arbitrary: letter, weight: 12 },
  { arbitrary: digit, weight: 2 },
  { arbitrary: oneOf(".-"), weight: 3 },
).map((text) => withoutMisplacedDots(text.replace(/^[.-]+/, "")) || "a");

const anyOwnTag = textOf({ arbitrary: letter, weight: 6 }, { arbitrary: oneOf(".-+"), weight: 1 });

/** A tag that a person may list. Some are words that a pool also has. */
const anyTag = fc.oneof(
  { arbitrary: stringOf("abcz059._-", { minLength: 2, maxLength: 20 }).filter(hasGoodDots), weight: 4 },
  { arbitrary: fc.constantFrom("shopping", "news", "social", "vip", "vip01", "compras"), weight: 1 },
);

const anyCount = fc.oneof(
  { arbitrary: fc.constant(0), weight: 4 },
  { arbitrary: fc.integer({ min: 85, max: 120 }), weight: 4 },
  { arbitrary: fc.integer({ min: 985, max: 1010 }), weight: 1 },
);

/**
 * Lists of some own tags, of more than a pool has, or of more than a list uses. The many are numbered, because a counterexample of
 * many random tags takes too long to shrink.
 */
export const anyTags = fc
  .tuple(fc.array(anyTag), anyCount)
  .map(([tags, count]) => Array.from({ length: count }, (_, index) => `own${index}`).concat(tags));

/** Valid addresses, half of them with a tag. */
export const anyAddress: fc.Arbitrary<Address> = fc.record({
  username: fc
    .tuple(anyMailboxName, fc.option(anyOwnTag, { freq: 2 }))
    .map(([name, tag]) => (tag === null ? name : toFitting(`${name}+${tag}`))),
  domain: fc.constantFrom("gmail.com", "googlemail.com"),
});

/** A recipient as a person types it: a site, a link, a name, or a text that cannot be in a tag. */
export const anyRecipient = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom(
    "https://www.netflix.com/login",
    "Boulangerie Müller",
    "x.com",
    "t.co",
    "магазин",
    "東京",
    "a",
    "..",
    "-",
  ),
);

/** The options of an address for one site, while nothing is taken. */
export function anyProposeOptions(...suffixes: readonly string[]): fc.Arbitrary<ProposeOptions> {
  return fc.record({
    style: fc.constantFrom("plus", "dots"),
    wholeDomain: fc.boolean(),
    otherHost: fc.boolean(),
    suffix: fc.constantFrom(...suffixes),
  });
}

/** A word of many scripts: some letters that Unicode does not decompose, and some that have no spelling in ASCII. */
export const anyForeignWord = stringOf("aıłøðħŋßжйћελאحकไ가かパ東京\u{1E922}", { minLength: 1, maxLength: 12 });

/** A string of the given characters. */
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
