import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anyLanguage, anySeed, anyTags, anyYear, stringOf } from "../../../tests/core/arbitraries";
import { law, sharedLaws } from "../../../tests/core/law";
import { isSingleTag, tellingWords, wordsOf } from "../../../tests/core/words";
import { type Address, type Alias, drawSimpleAliases, generateAliases } from "..";

/** More than there are, so that nothing is dropped. */
const NO_CAP = 100_000;

interface Run {
  readonly address: Address;
  readonly language: keyof typeof wordsOf;
  readonly seed: number;
  readonly year: number;
  readonly maxResults: number;
  readonly includeDomainVariants: boolean;
  readonly ownTags: readonly string[];
  readonly onlyOwnTags?: boolean;
}

const anyRun: fc.Arbitrary<Run> = fc.record({
  address: anyAddress,
  language: anyLanguage,
  seed: anySeed,
  year: anyYear,
  // Few lists are long, for each of their addresses takes its time.
  maxResults: fc.oneof(
    { arbitrary: fc.integer({ min: 1, max: 2000 }), weight: 1 },
    { arbitrary: fc.integer({ min: 1, max: 200 }), weight: 4 },
    { arbitrary: fc.integer({ min: 1, max: 10 }), weight: 4 },
  ),
  includeDomainVariants: fc.boolean(),
  ownTags: anyTags,
});

function generate({ address, language, ...options }: Run): Alias[] {
  return generateAliases(address, wordsOf[language], options);
}

sharedLaws("every list keeps the laws of lists", anyRun, generate, {
  "every alias reaches the mailbox that was entered": (aliases, { address }) => {
    const mailbox = mailboxOf(toEmail(address));
    expect(aliases.filter(({ email }) => mailboxOf(email) !== mailbox)).toEqual([]);
  },
  "every alias is an address that can exist": (aliases) => {
    expect(aliases.filter(({ email }) => !canExist(email))).toEqual([]);
  },
  "no new dot is beside a hyphen or the plus of a name": (aliases, { address }) => {
    // The dots of the entered address stay, even beside a hyphen, so their number must not grow.
    const own = countDotsBesideMarks(nameOf(address.username));
    expect(aliases.filter(({ email }) => countDotsBesideMarks(nameOf(email)) > own)).toEqual([]);
  },
  "no address appears twice": (aliases) => {
    const emails = aliases.map(({ email }) => email);
    expect(emails).toEqual([...new Set(emails)]);
  },
  "a list is no longer than asked for, or has just the own tags and their counterparts": (aliases, run) => {
    const { maxResults, includeDomainVariants } = run;
    const leading = toLeading(run).length;
    const needed = includeDomainVariants && leading > 1 ? leading * 2 : leading;
    expect(aliases.length).toBeLessThanOrEqual(Math.max(maxResults, needed));
  },
  "the base address comes first": (aliases, { address }) => {
    expect(aliases[0]).toEqual({ email: toEmail(address), type: "base", original: toEmail(address) });
  },
  "the own tags that fit come next, in their order": (aliases, run) => {
    const leading = toLeading(run);
    expect(aliases.slice(0, leading.length).map(({ email }) => email)).toEqual(leading);
  },
  "simple addresses come next, and they are those of the picture": (aliases, run) => {
    const ownTags = toOwnTags(run);
    const first = toLeading(run).length;
    const drawn = drawSimpleAliases(run.address, suggestedTagsOf(run.language), { ...run, ownTags });
    expect(aliases.slice(first, first + drawn.length)).toEqual(drawn);
    expect(drawn.filter(({ email }) => toSimpleKind(email, run.address) === null)).toEqual([]);
  },
  "the type says how an alias differs from the original": (aliases, { address }) => {
    expect(aliases.filter(({ email, type }) => type !== toType(email, address))).toEqual([]);
  },
  "every alias names the address that was entered": (aliases, { address }) => {
    expect(aliases.filter(({ original }) => original !== toEmail(address))).toEqual([]);
  },
  "the same arguments give the same list": (aliases, run) => {
    expect(generate(run)).toEqual(aliases);
  },
});

law("a list of only own tags has these in order, whatever else is asked for", anyRun, (run) => {
  const { address } = run;
  const own = toOwnTags(run).map((tag) => `${nameOf(address.username)}+${tag}@${address.domain}`);
  fc.pre(own.length > 0);
  const aliases = generate({ ...run, onlyOwnTags: true });
  expect(aliases).toEqual(own.map((email) => ({ email, type: toType(email, address), original: toEmail(address) })));
});

law("without an own tag that is used, a list of only own tags is like any other", anyRun, (run) => {
  const without = { ...run, ownTags: [] };
  expect(generate({ ...without, onlyOwnTags: true })).toEqual(generate(without));
});

const anyRunOnBothHosts = anyRun.map((run) => ({ ...run, includeDomainVariants: true }));

sharedLaws("every list on both hosts keeps their laws", anyRunOnBothHosts, generate, {
  "every alias has its counterpart, but one where the length of the list is odd": (aliases) => {
    const emails = new Set(aliases.map(({ email }) => email));
    const alone = aliases.filter(({ email }) => !emails.has(toOtherHost(email)));
    expect(alone).toHaveLength(aliases.length % 2);
    expect(alone.filter(({ type }) => type === "domain-variant")).toEqual([]);
  },
  "the own tags have their counterparts": (aliases, run) => {
    const leading = toLeading(run);
    if (leading.length === 1) return;
    const emails = new Set(aliases.map(({ email }) => email));
    expect(leading.filter((email) => !emails.has(toOtherHost(email)))).toEqual([]);
  },
});

law("a list without the other host stays on the entered one", anyRun, (run) => {
  const aliases = generate({ ...run, includeDomainVariants: false });
  expect(aliases.filter(({ email }) => !email.endsWith(`@${run.address.domain}`))).toEqual([]);
});

law("a list does not get shorter when more aliases are asked for", anyRun, fc.nat(200), (run, more) => {
  const longer = generate({ ...run, maxResults: run.maxResults + more });
  expect(longer.length).toBeGreaterThanOrEqual(generate(run).length);
});

const anyLetters = stringOf("abcxyz", { minLength: 4, maxLength: 30 });

law("a list is full for a name of 4 to 30 letters", anyRun, anyLetters, (run, username) => {
  const { address, maxResults } = run;
  // More own tags would make the list grow.
  const ownTags = run.ownTags.slice(0, Math.max(0, Math.floor(maxResults / 2) - 1));
  const aliases = generate({ ...run, ownTags, address: { ...address, username } });
  expect(aliases).toHaveLength(maxResults);
});

/** A list that has combinations, for it has room for more than the single tags and the bare dot placements. */
const anyRoom = fc.integer({ min: 100, max: 400 });

law("every single tag and bare dot placement comes before a combination", anyRun, anyRoom, (run, maxResults) => {
  const { address, seed, year, includeDomainVariants } = run;
  const options = { seed, year, maxResults, includeDomainVariants };
  const aliases = generateAliases(address, tellingWords, options);
  fc.pre(aliases.some(({ email }) => toLayer(email, address) === "combination"));

  const emails = new Set(aliases.map(({ email }) => email));
  const all = generateAliases(address, tellingWords, { ...options, maxResults: NO_CAP });
  const simple = all.filter(({ email }) => toLayer(email, address) === "simple");
  expect(simple.filter(({ email }) => !emails.has(email))).toEqual([]);
});

// These functions follow Gmail's rules and RFC 5321, and share nothing with the code under test.

function toEmail({ username, domain }: Address): string {
  return `${username}@${domain}`;
}

/** Returns the own tags that a list uses. */
function toOwnTags({ address, ownTags }: Run): string[] {
  const name = nameOf(address.username);
  return [...new Set(ownTags)].filter((tag) => `${name}+${tag}`.length <= 64).slice(0, 999);
}

/** Returns the base address and the aliases that must follow it. */
function toLeading(run: Run): string[] {
  const { username, domain } = run.address;
  const own = toOwnTags(run).map((tag) => `${nameOf(username)}+${tag}@${domain}`);
  return [...new Set([toEmail(run.address), ...own])];
}

/** Returns the suggested words as tags: the first ones of all groups, then the second ones. */
function suggestedTagsOf(language: Run["language"]): string[] {
  const groups = Object.values(wordsOf[language].suggested);
  return Array.from({ length: 20 }, (_, index) => groups.flatMap((group) => group.slice(index, index + 1)))
    .flat()
    .map((word) => word.normalize("NFD").replaceAll(/[^a-z]/g, ""));
}

/** Tells what was put into a simple address: a bare tag, one or two dots, or nothing but the other host. */
function toSimpleKind(email: string, { username }: Address): "tag" | "dots" | "host" | null {
  const localPart = localPartOf(email);
  if (localPart === username) return "host";
  const [name, tag] = [nameOf(localPart), localPart.slice(nameOf(localPart).length)];
  const dots = countDots(name) - countDots(nameOf(username));
  if (tag !== "") return dots === 0 ? "tag" : null;
  return dots === 1 || dots === 2 ? "dots" : null;
}

function localPartOf(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}

function nameOf(text: string): string {
  return text.split(/[+@]/)[0]!;
}

function mailboxOf(email: string): string {
  return `${nameOf(email).split(".").join("")}@${email.split("@")[1]!.replace("googlemail", "gmail")}`;
}

/** Checks for a lower-case dot-atom (RFC 5321 §4.1.2) of at most 64 octets on either host, without a dot before the plus. */
function canExist(email: string): boolean {
  const isDotAtom = /^[a-z0-9+_-]+(?:\.[a-z0-9+_-]+)*@(?:gmail|googlemail)\.com$/.test(email);
  return isDotAtom && localPartOf(email).length <= 64 && !nameOf(email).endsWith(".");
}

function countDotsBesideMarks(name: string): number {
  return [...name.matchAll(/\.(?=-|$)|(?<=-)\./g)].length;
}

function countDots(name: string): number {
  return name.split(".").length - 1;
}

function toOtherHost(email: string): string {
  const [localPart, host] = email.split("@");
  return `${localPart}@${host === "gmail.com" ? "googlemail.com" : "gmail.com"}`;
}

function toType(email: string, address: Address): Alias["type"] {
  if (!email.endsWith(`@${address.domain}`)) return "domain-variant";
  if (countDots(nameOf(email)) > countDots(nameOf(address.username))) return "dots";
  return email === toEmail(address) ? "base" : "plus";
}

/** Tells how much was put into an address: nothing, one tag or dots, or more. Its tags must be of the telling words. */
function toLayer(email: string, address: Address): "base" | "simple" | "combination" {
  const localPart = localPartOf(email);
  if (localPart === address.username) return "base";
  const name = nameOf(localPart);
  const tag = localPart.slice(name.length + 1);
  const hasNewDot = countDots(name) > countDots(nameOf(address.username));
  if (hasNewDot) return tag === "" ? "simple" : "combination";
  return isSingleTag(tag) ? "simple" : "combination";
}
