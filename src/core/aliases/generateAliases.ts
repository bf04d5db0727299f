import { mersenne } from "pure-rand/generator/mersenne";

import { type Alias, type AliasType, MAX_RESULTS } from "./alias";
import { addUpTo, toTiers } from "./aliasTiers";
import { drawDotPlacements } from "../dots/drawDotPlacements";
import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/localPart";
import type { Address, Domain } from "../addresses/parseAddress";
import { shuffled } from "../shuffled";
import { drawTagPool, MAX_TAGS } from "../tags/drawTagPool";
import type { TagWords } from "../tags/loadTagWords";
import { toTag } from "../tags/toTag";

/** Tags and dots, or only one of them. */
export type AliasKinds = "both" | "tags" | "dots";

export interface GenerateOptions {
  /** Any 32-bit integer. The same seed gives the same list. */
  readonly seed: number;
  /** The year that tags such as `shopping2026` end in; the two before it are used as well. */
  readonly year: number;
  /** How many aliases at most, 1 or more; 2,000 by default. */
  readonly maxResults?: number;
  /** Whether each address on the entered host has its counterpart on the other one; true by default. */
  readonly includeDomainVariants?: boolean;
  /**
   * Tags as `toTag` gives them; the first 100 that fit behind the name count. They lead the pool of the
   * run, and the alias of each comes before all others, in this order.
   */
  readonly ownTags?: readonly string[];
  /** `both` by default. A list of `dots` has no tags, own ones neither. */
  readonly kinds?: AliasKinds;
}

const MAX_DOT_PLACEMENTS = 25;

/**
 * Makes a list of addresses that all reach the mailbox of `address`: plus tags (subaddresses,
 * RFC 5233), dots in the mailbox name, both together, and the same on the other Gmail host.
 *
 * The base address comes first, then the own tags, then the rest in random order. No address is there
 * twice, and none has a local part over 64 octets (RFC 5321 §4.5.3.1.1): its place goes to another.
 * Where the cap is short, one tag alone and dots alone go before combinations of two, and these before
 * combinations of three. Own tags are never left out: where the cap is too short for the base address,
 * the own tags and their counterparts, the list has just these.
 *
 * There are up to 25 dot placements, but as many as the cap has room for where nothing else is wanted.
 *
 * Pure: the same arguments give the same list.
 *
 * @throws RangeError where `maxResults` is not a whole number of 1 or more, or an own tag is no tag.
 */
export function generateAliases(address: Address, words: TagWords, options: GenerateOptions): Alias[] {
  const { seed, year, maxResults = MAX_RESULTS, includeDomainVariants = true, ownTags = [], kinds = "both" } = options;
  if (!Number.isInteger(maxResults) || maxResults < 1) {
    throw new RangeError(`maxResults must be a whole number of 1 or more, not ${maxResults}`);
  }
  const noTag = ownTags.find((tag) => toTag(tag) !== tag);
  if (noTag !== undefined) throw new RangeError(`ownTags must be tags, which ${JSON.stringify(noTag)} is not`);

  const random = mersenne(seed);
  const original = `${address.username}@${address.domain}`;
  const mailboxName = mailboxNameOf(address.username);
  const tagMaxLength = LOCAL_PART_MAX_OCTETS - mailboxName.length - 1;

  const own = kinds === "dots" ? [] : firstFitting(ownTags, tagMaxLength);
  const types = new Map<string, AliasType>([[address.username, "base"]]);
  for (const tag of own) if (!types.has(`${mailboxName}+${tag}`)) types.set(`${mailboxName}+${tag}`, "plus");
  const leading = types.size;

  // With a cap of 1, the base address has the only place, and its counterpart has none.
  const hasVariants = includeDomainVariants && (maxResults > 1 || leading > 1);
  const primaries = hasVariants ? Math.floor(maxResults / 2) : maxResults;

  const drawnTags = drawTagPool(words, year, tagMaxLength, random);
  const tags = kinds === "dots" ? [] : [...new Set([...own, ...drawnTags])].slice(0, MAX_TAGS);
  const placements = kinds === "dots" ? primaries - 1 : MAX_DOT_PLACEMENTS;
  const dotted = kinds === "tags" ? [] : drawDotPlacements(mailboxName, placements, random);
  for (const tier of toTiers(mailboxName, tags, dotted)) {
    addUpTo(primaries, types, tier, random);
  }

  const onEntered = Array.from(types, ([localPart, type]) => ({
    email: `${localPart}@${address.domain}`,
    type,
    original,
  }));
  const otherDomain = toOtherDomain(address.domain);
  const onOther = Array.from(hasVariants ? types.keys() : [], (localPart): Alias => {
    return { email: `${localPart}@${otherDomain}`, type: "domain-variant", original };
  });
  return [...onEntered.slice(0, leading), ...shuffled([...onEntered.slice(leading), ...onOther], random)];
}

/** The tags that fit behind the name, each once and no more than a pool holds. */
function firstFitting(tags: readonly string[], maxLength: number): string[] {
  return [...new Set(tags)].filter((tag) => tag.length <= maxLength).slice(0, MAX_TAGS);
}

function toOtherDomain(domain: Domain): Domain {
  return domain === "gmail.com" ? "googlemail.com" : "gmail.com";
}
