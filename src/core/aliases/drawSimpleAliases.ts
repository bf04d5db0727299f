import { type Address, LOCAL_PART_MAX_OCTETS, mailboxNameOf, toEmail, toOtherDomain } from "../addresses/address";
import { findDotGaps } from "../dots/findDotGaps";
import { type Alias, MAX_RESULTS } from "./alias";

export interface SimpleOptions {
  /** Any 32-bit integer. The same seed gives the same list. */
  readonly seed: number;
  /** The longest list, a whole number of 1 or more; 2,000 by default. */
  readonly maxResults?: number;
  /** Whether each address on the entered host has its counterpart on the other host; true by default. */
  readonly includeDomainVariants?: boolean;
  /** Tags as `toTag` returns them. */
  readonly ownTags?: readonly string[];
}

const MAX_SIMPLE_ALIASES = 11;
const TURNS = ["plus", "dots", "domain-variant"] as const;

/**
 * Draws the addresses that a list shows first, behind the base address and the own tags: by turns a tag, one or two new
 * dots, and an address on the other domain. A kind that has nothing left takes no turn. The page draws the picture of a
 * list with it, so it is small, and costs little.
 *
 * @param tags Only these are used, in order from one that the seed chooses: the first for a seed below 65,536.
 */
export function drawSimpleAliases(address: Address, tags: readonly string[], options: SimpleOptions): Alias[] {
  const { seed } = options;
  const { username, domain } = address;
  const name = mailboxNameOf(username);
  const places = countPlaces(address, options);
  const listed = new Set(places.leading);
  const isNew = (part: string) => part.length <= LOCAL_PART_MAX_OCTETS && !listed.has(part);
  const tagged = rotate(tags, seed >>> 16).map((tag) => `${name}+${tag}`);
  const queues = { plus: tagged.filter(isNew), dots: listFewDots(name, seed & 0xff_ff).filter(isNew) };
  const aliases: Alias[] = [];

  function take(type: (typeof TURNS)[number]): string | undefined {
    if (type !== "domain-variant") return listed.size < places.entered ? queues[type].shift() : undefined;
    if (!aliases.some((alias) => alias.type === type)) return places.other > 0 ? username : undefined;
    return listed.size < places.other ? (queues.plus.shift() ?? queues.dots.shift()) : undefined;
  }

  for (let turn = 0, idle = 0; idle < TURNS.length && aliases.length < MAX_SIMPLE_ALIASES; turn += 1) {
    const type = TURNS[turn % TURNS.length]!;
    const part = take(type);
    idle = part === undefined ? idle + 1 : 0;
    if (part === undefined) continue;
    listed.add(part);
    const host = type === "domain-variant" ? toOtherDomain(domain) : domain;
    aliases.push({ email: toEmail({ username: part, domain: host }), type, original: toEmail(address) });
  }
  return aliases;
}

/**
 * Tells how a list is shared out: `leading` are the local parts of the base address and the own tags, `entered` is the
 * number of local parts in the list, and the first `other` of them are on the other domain, too. An odd cap gives its
 * last place to one more on the entered domain. The base address has no counterpart where it is alone.
 * The own tags, which must fit behind the name, and their counterparts are never left out.
 */
export function countPlaces({ username }: Address, options: SimpleOptions) {
  const { maxResults = MAX_RESULTS, includeDomainVariants = true, ownTags = [] } = options;
  // The entered address may have one of the tags itself.
  const leading = [...new Set([username, ...ownTags.map((tag) => `${mailboxNameOf(username)}+${tag}`)])];
  const least = leading.length;
  if (!includeDomainVariants) return { leading, entered: Math.max(maxResults, least), other: 0 };
  const other = Math.max(Math.floor(maxResults / 2), least > 1 ? least : 0);
  return { leading, entered: Math.max(Math.ceil(maxResults / 2), least), other };
}

/** Lists the placements of one new dot and of two by turns. */
function listFewDots(name: string, start: number): string[] {
  const gaps = findDotGaps(name);
  const pairs = gaps.flatMap((gap, index) => gaps.slice(index + 1).map((next) => [gap, next]));
  const doubles = rotate(pairs, start);
  const placements = rotate(gaps, start).flatMap((gap, index) => [[gap], doubles[index] ?? []]);
  return [...placements, ...doubles.slice(gaps.length)]
    .filter((dots) => dots.length > 0)
    .map((dots) => [0, ...dots].map((from, index) => name.slice(from, dots[index])).join("."));
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const first = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
