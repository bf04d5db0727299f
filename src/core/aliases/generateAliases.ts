import { createRandom } from "../createRandom";
import { type Address, LOCAL_PART_MAX_OCTETS, mailboxNameOf, toEmail, toOtherDomain } from "../addresses/address";
import { drawDotPlacements } from "../dots/drawDotPlacements";
import { drawTagPool, MAX_TAGS, type TagWords } from "../tags/drawTagPool";
import { expandSeries, MAX_OWN_TAGS } from "../tags/tagSeries";
import { toShuffled } from "../toShuffled";
import { type Alias, type AliasType, MAX_RESULTS } from "./alias";
import { drawLocalParts, toTiers } from "./toTiers";

export type AliasKinds = "both" | "tags" | "dots";

export interface GenerateOptions {
  /** Any 32-bit integer. The same seed gives the same list. */
  readonly seed: number;
  /** The newest of the three years in tags such as `shopping2026`. */
  readonly year: number;
  /** The longest list, a whole number of 1 or more; 2,000 by default. */
  readonly maxResults?: number;
  /** Whether each address on the entered host has its counterpart on the other host; true by default. */
  readonly includeDomainVariants?: boolean;
  /**
   * Tags as `toTag` returns them, and series of them, `test01..50`. The first 999 that fit behind the name are used,
   * and their aliases follow the base address in this order. The first 100 also lead the pool of tags.
   */
  readonly ownTags?: readonly string[];
  /** Whether the list has one address for each own tag, in order, and nothing else; false by default. */
  readonly onlyOwnTags?: boolean;
  /** Tags and dots (`both`, the default), or only one of them. A list of `dots` has no tags, not even own tags. */
  readonly kinds?: AliasKinds;
}

const MAX_DOT_PLACEMENTS = 25;

/**
 * Makes a list of different addresses that all reach the mailbox of `address`: plus tags (subaddresses, RFC 5233), dots
 * in the mailbox name, both together, and the same on the other Gmail host. The same arguments give the same list.
 *
 * The base address comes first, then the own tags, then the rest in random order. A local part over 64 octets is
 * dropped, and another takes its place. A list that is too short for everything prefers one tag or dots alone to
 * combinations of two, and these to combinations of three. The base address, the own tags and their counterparts are
 * never dropped. Where `maxResults` is odd, one address on the entered host has no counterpart. A list of `dots` has as
 * many dot placements as fit. Any other list has up to 25.
 */
export function generateAliases(address: Address, words: TagWords, options: GenerateOptions): Alias[] {
  const { seed, year, maxResults = MAX_RESULTS, includeDomainVariants = true } = options;
  const { ownTags = [], onlyOwnTags = false, kinds = "both" } = options;
  const random = createRandom(seed);
  const original = toEmail(address);
  const toAlias = (username: string, type: AliasType, domain = address.domain): Alias => {
    return { email: toEmail({ username, domain }), type, original };
  };
  const mailboxName = mailboxNameOf(address.username);
  const tagMaxLength = LOCAL_PART_MAX_OCTETS - mailboxName.length - 1;

  const fitting = [...new Set(ownTags.flatMap(expandSeries))]
    .filter((tag) => tag.length <= tagMaxLength)
    .slice(0, MAX_OWN_TAGS);
  const own = kinds === "dots" ? [] : fitting;
  const ownParts = own.map((tag) => `${mailboxName}+${tag}`);
  const typeOf = (username: string): AliasType => (username === address.username ? "base" : "plus");
  if (onlyOwnTags && own.length > 0) return ownParts.map((username) => toAlias(username, typeOf(username)));

  const types = new Map([address.username, ...ownParts].map((username) => [username, typeOf(username)]));
  const leading = types.size;

  // The last place of an odd cap has no counterpart. A cap of 1 has no other place.
  const primaries = includeDomainVariants ? Math.ceil(maxResults / 2) : maxResults;
  const pairs = Math.max(maxResults - primaries, countLeastResults(address, own, includeDomainVariants) - leading);

  const drawnTags = drawTagPool(words, year, tagMaxLength, random);
  const tags = kinds === "dots" ? [] : [...new Set([...own, ...drawnTags])].slice(0, MAX_TAGS);
  const placements = kinds === "dots" ? primaries - 1 : MAX_DOT_PLACEMENTS;
  const dotted = kinds === "tags" ? [] : drawDotPlacements(mailboxName, placements, random);
  for (const tier of toTiers(mailboxName, tags, dotted)) {
    for (const [localPart, type] of drawLocalParts(tier, random)) {
      if (types.size >= primaries) break;
      if (localPart.length <= LOCAL_PART_MAX_OCTETS && !types.has(localPart)) types.set(localPart, type);
    }
  }

  const onEntered = Array.from(types, ([localPart, type]) => toAlias(localPart, type));
  const others = [...types.keys()].slice(0, pairs);
  const onOther = others.map((localPart) => toAlias(localPart, "domain-variant", toOtherDomain(address.domain)));
  return [...onEntered.slice(0, leading), ...toShuffled([...onEntered.slice(leading), ...onOther], random)];
}

/**
 * Counts the addresses of the shortest list: the base address, the own tags and, with `hasVariants`, their
 * counterparts. The base address has no counterpart where it is alone.
 *
 * @param ownTags The tags that fit behind the name.
 */
export function countLeastResults({ username }: Address, ownTags: readonly string[], hasVariants: boolean): number {
  // The entered address may have one of the tags itself.
  const leading = new Set([username, ...ownTags.map((tag) => `${mailboxNameOf(username)}+${tag}`)]).size;
  return leading > 1 && hasVariants ? 2 * leading : leading;
}
