import { mersenne } from "pure-rand/generator/mersenne";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

import { drawDotPlacements } from "./dotPlacements";
import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "./localPart";
import type { Address, Domain } from "./parseAddress";
import { shuffled, shuffledIndices } from "./random";
import { drawTagPool } from "./tagPool";
import type { TagWords } from "./tagWords";

export type AliasType = "base" | "plus" | "dots" | "domain-variant";

/** One address of a list. `original` is the address that was entered, `username@domain`. */
export interface Alias {
  readonly email: string;
  readonly type: AliasType;
  readonly original: string;
}

export interface GenerateOptions {
  /** Any 32-bit integer. The same seed gives the same list. */
  readonly seed: number;
  /** The year that tags such as `shopping2026` end in; the two before it are used as well. */
  readonly year: number;
  /** How many aliases at most, 1 or more; 2,000 by default. */
  readonly maxResults?: number;
  /** Whether each address on the entered host has its counterpart on the other one; true by default. */
  readonly includeDomainVariants?: boolean;
}

const MAX_RESULTS = 2000;
const MAX_DOT_PLACEMENTS = 25;
const TAGS_PER_PLACEMENT = 15;
const FIRST_TAGS_OF_PAIRS = 20;
const SECOND_TAGS_PER_FIRST = 7;
const PAIR_JOINS = [".", "-", "_"];

/**
 * Makes a list of addresses that all reach the mailbox of `address`: plus tags (subaddresses,
 * RFC 5233), dots in the mailbox name, both together, and the same on the other Gmail host.
 *
 * The base address comes first, the rest in random order. No address is there twice, and none has a
 * local part over 64 octets (RFC 5321 §4.5.3.1.1): its place goes to another. Where the cap is short,
 * one tag alone and dots alone go before combinations of two, and these before combinations of three.
 *
 * Pure: the same arguments give the same list.
 *
 * @throws RangeError where `maxResults` is not a whole number of 1 or more.
 */
export function generateAliases(address: Address, words: TagWords, options: GenerateOptions): Alias[] {
  const { seed, year, maxResults = MAX_RESULTS, includeDomainVariants = true } = options;
  if (!Number.isInteger(maxResults) || maxResults < 1) {
    throw new RangeError(`maxResults must be a whole number of 1 or more, not ${maxResults}`);
  }

  const random = mersenne(seed);
  const original = `${address.username}@${address.domain}`;
  const mailboxName = mailboxNameOf(address.username);
  const tags = drawTagPool(words, year, LOCAL_PART_MAX_OCTETS - mailboxName.length - 1, random);
  const dotted = drawDotPlacements(mailboxName, MAX_DOT_PLACEMENTS, random);

  // With a cap of 1, the base address has the only place, and its counterpart has none.
  const primaries = includeDomainVariants ? Math.max(1, Math.floor(maxResults / 2)) : maxResults;
  const types = new Map<string, AliasType>([[address.username, "base"]]);
  for (const tier of toTiers(mailboxName, tags, dotted)) {
    addUpTo(primaries, types, tier, random);
  }

  const onEntered = Array.from(types, ([localPart, type]) => ({
    email: `${localPart}@${address.domain}`,
    type,
    original,
  }));
  if (!includeDomainVariants || maxResults === 1) return withBaseFirst(onEntered, random);
  const otherDomain = toOtherDomain(address.domain);
  const onOther = Array.from(types.keys(), (localPart): Alias => {
    return { email: `${localPart}@${otherDomain}`, type: "domain-variant", original };
  });
  return withBaseFirst([...onEntered, ...onOther], random);
}

/** Every name of a group is combined with every ending of it. */
interface Group {
  readonly type: AliasType;
  readonly names: readonly string[];
  readonly endings: readonly string[];
}

/** The groups that compete for the same places. A tier has places only once the one before it is used up. */
function toTiers(mailboxName: string, tags: readonly string[], dotted: readonly string[]): Group[][] {
  const oneTag = tags.map((tag) => `+${tag}`);
  const twoTags = toTagPairs(tags).map((pair) => `+${pair}`);
  return [
    [
      { type: "plus", names: [mailboxName], endings: oneTag },
      { type: "dots", names: dotted, endings: [""] },
    ],
    [
      { type: "plus", names: [mailboxName], endings: twoTags },
      { type: "dots", names: dotted, endings: oneTag.slice(0, TAGS_PER_PLACEMENT) },
    ],
    [{ type: "dots", names: dotted, endings: twoTags }],
  ];
}

/** Each of the first tags with the few after it, joined in every way. */
function toTagPairs(tags: readonly string[]): string[] {
  return tags
    .slice(0, FIRST_TAGS_OF_PAIRS)
    .flatMap((first, index) =>
      tags
        .slice(index + 1, index + 1 + SECOND_TAGS_PER_FIRST)
        .flatMap((second) => PAIR_JOINS.map((join) => `${first}${join}${second}`)),
    );
}

/** Draws from the groups, without building what is not drawn, until there are `most` local parts. */
function addUpTo(most: number, types: Map<string, AliasType>, groups: readonly Group[], random: RandomGenerator): void {
  const sizes = groups.map(({ names, endings }) => names.length * endings.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const index of shuffledIndices(total, random)) {
    if (types.size >= most) return;
    let place = index;
    let which = 0;
    while (place >= sizes[which]!) {
      place -= sizes[which]!;
      which += 1;
    }
    const { type, names, endings } = groups[which]!;
    const localPart = names[Math.floor(place / endings.length)]! + endings[place % endings.length]!;
    if (localPart.length <= LOCAL_PART_MAX_OCTETS && !types.has(localPart)) types.set(localPart, type);
  }
}

function toOtherDomain(domain: Domain): Domain {
  return domain === "gmail.com" ? "googlemail.com" : "gmail.com";
}

function withBaseFirst(aliases: readonly Alias[], random: RandomGenerator): Alias[] {
  const [base, ...others] = aliases;
  return [base!, ...shuffled(others, random)];
}
