import { type Address, LOCAL_PART_MAX_OCTETS, mailboxNameOf, toEmail, toOtherDomain } from "../addresses/address";
import { drawDotPlacements } from "../dots/numberDotPlacements";
import { drawTagPool, listSuggestedTags, MAX_TAGS, type TagWords } from "../tags/drawTagPool";
import { judgeOwnTags, tagsOf } from "../tags/judgeOwnTags";
import { createRandom, drawIndices, toShuffled } from "../random";
import type { Alias } from "./alias";
import { countPlaces, drawSimpleAliases, type SimpleOptions } from "./drawSimpleAliases";

export interface GenerateOptions extends SimpleOptions {
  /** The newest of the three years in tags such as `shopping2026`. */
  readonly year: number;
  /**
   * Tags as `toTag` returns them, and series of them, `test01..50`. The first 999 that fit behind the name are used,
   * and their aliases follow the base address in this order. The first 100 also lead the pool of tags.
   */
  readonly ownTags?: readonly string[];
  /** Whether the list has one address for each own tag, in order, and nothing else; false by default. */
  readonly onlyOwnTags?: boolean;
}

const MAX_DOT_PLACEMENTS = 25;
const TAGS_PER_PLACEMENT = 15;
const FIRST_TAGS_OF_PAIRS = 20;
const SECOND_TAGS_PER_FIRST = 7;
const PAIR_JOINS = [".", "-", "_"];

/**
 * Makes a list of different addresses that all reach the mailbox of `address`: plus tags (subaddresses, RFC 5233), dots
 * in the mailbox name, both together, and the same on the other Gmail host. The same arguments give the same list.
 *
 * The base address comes first, then the own tags, then simple addresses (`drawSimpleAliases`), then the rest in random
 * order. A local part over 64 octets is dropped, and another takes its place. A list that is too short for everything
 * prefers one tag or dots alone to combinations of two, and these to combinations of three. The base address, the own
 * tags and their counterparts are never dropped (`countPlaces`).
 */
export function generateAliases(address: Address, words: TagWords, options: GenerateOptions): Alias[] {
  const { seed, year, ownTags = [], onlyOwnTags = false } = options;
  const random = createRandom(seed);
  const mailboxName = mailboxNameOf(address.username);
  const tagMaxLength = LOCAL_PART_MAX_OCTETS - mailboxName.length - 1;
  const typeOf = (localPart: string): Alias["type"] => {
    if (localPart === address.username) return "base";
    return localPart.startsWith(`${mailboxName}+`) ? "plus" : "dots";
  };
  const toAliases = (localParts: Iterable<string>, domain = address.domain) =>
    Array.from(localParts, (username): Alias => {
      const type = domain === address.domain ? typeOf(username) : "domain-variant";
      return { email: toEmail({ username, domain }), type, original: toEmail(address) };
    });

  const own = tagsOf(judgeOwnTags(ownTags.join(" "), address.username));
  if (onlyOwnTags && own.length > 0) return toAliases(own.map((tag) => `${mailboxName}+${tag}`));

  const ownOptions = { ...options, ownTags: own };
  const { leading, entered, other } = countPlaces(address, ownOptions);
  const simple = drawSimpleAliases(address, listSuggestedTags(words), ownOptions);
  const simpleParts = simple.map(({ email }) => email.slice(0, email.indexOf("@")));
  const localParts = new Set([...leading, ...simpleParts]);

  const simpleTags = simpleParts
    .filter((localPart) => typeOf(localPart) === "plus")
    .map((localPart) => localPart.slice(mailboxName.length + 1));
  const drawnTags = drawTagPool(words, year, tagMaxLength, random, simpleTags);
  const tags = [...new Set([...own, ...drawnTags])].slice(0, MAX_TAGS);
  const simpleDots = simpleParts.filter((localPart) => typeOf(localPart) === "dots");
  const drawnDots = drawDotPlacements(mailboxName, MAX_DOT_PLACEMENTS, random);
  const dotted = [...new Set([...simpleDots, ...drawnDots])].slice(0, MAX_DOT_PLACEMENTS);
  for (const tier of listTiers(mailboxName, tags, dotted)) {
    for (const index of drawIndices(tier.length, random)) {
      if (localParts.size >= entered) break;
      const localPart = tier[index]!;
      if (localPart.length <= LOCAL_PART_MAX_OCTETS) localParts.add(localPart);
    }
  }

  const first = [...toAliases(leading), ...simple];
  const listed = new Set(first.map(({ email }) => email));
  const others = toAliases([...localParts].slice(0, other), toOtherDomain(address.domain));
  const rest = [...toAliases(localParts), ...others].filter(({ email }) => !listed.has(email));
  return [...first, ...toShuffled(rest, random)];
}

/** Sorts all local parts by how much is put into the name: one tag or dots alone, then two of these, then three. */
function* listTiers(name: string, tags: readonly string[], dotted: readonly string[]): Generator<string[], void> {
  const pairs = listTagPairs(tags);
  const withTags = (start: string, added: readonly string[]) => added.map((tag) => `${start}+${tag}`);
  const few = tags.slice(0, TAGS_PER_PLACEMENT);
  yield [...withTags(name, tags), ...dotted];
  yield [...withTags(name, pairs), ...dotted.flatMap((placement) => withTags(placement, few))];
  yield dotted.flatMap((placement) => withTags(placement, pairs));
}

function listTagPairs(tags: readonly string[]): string[] {
  return tags.slice(0, FIRST_TAGS_OF_PAIRS).flatMap((first, index) => {
    const seconds = tags.slice(index + 1, index + 1 + SECOND_TAGS_PER_FIRST);
    return seconds.flatMap((second) => PAIR_JOINS.map((join) => `${first}${join}${second}`));
  });
}
