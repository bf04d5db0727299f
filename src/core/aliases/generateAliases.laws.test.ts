import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Address, type Alias, type AliasKinds, type AliasType, generateAliases, type TagLanguage } from "..";
import { anyAddress, anyLanguage, anySeed, anyTag, anyYear, stringOf } from "../../../tests/core/arbitraries";
import { isSingleTag, tellingWords, wordsOf } from "../../../tests/core/words";

/** How many lists each law is tried on: `npm run laws` has it tried on many more. */
const RUNS = Number(process.env.LAW_RUNS ?? 100);
/** More than there are: nothing is left out. */
const NO_CAP = 100_000;

interface Run {
  readonly address: Address;
  readonly language: TagLanguage;
  readonly seed: number;
  readonly year: number;
  readonly maxResults: number;
  readonly includeDomainVariants: boolean;
  readonly ownTags: readonly string[];
  readonly kinds: AliasKinds;
}

const anyRun: fc.Arbitrary<Run> = fc.record({
  address: anyAddress,
  language: anyLanguage,
  seed: anySeed,
  year: anyYear,
  maxResults: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 10 })),
  includeDomainVariants: fc.boolean(),
  ownTags: fc.oneof(fc.constant([]), fc.array(anyTag), fc.array(anyTag, { minLength: 90, maxLength: 120 })),
  kinds: fc.constantFrom("both", "tags", "dots"),
});

function generate({ address, language, ...options }: Run): Alias[] {
  return generateAliases(address, wordsOf[language], options);
}

function holds(law: (aliases: Alias[], run: Run) => void): void {
  fc.assert(
    fc.property(anyRun, (run) => law(generate(run), run)),
    { numRuns: RUNS },
  );
}

describe("every list", { timeout: 60_000 + RUNS * 100 }, () => {
  it("reaches the mailbox that was entered with every alias", () => {
    holds((aliases, { address }) => {
      const mailbox = mailboxOf(toEmail(address));
      expect(aliases.filter(({ email }) => mailboxOf(email) !== mailbox)).toEqual([]);
    });
  });

  it("has only addresses that can exist", () => {
    holds((aliases) => {
      expect(aliases.filter(({ email }) => !canExist(email))).toEqual([]);
    });
  });

  it("puts no dot beside a hyphen or the plus of a name", () => {
    holds((aliases, { address }) => {
      // The dots of the entered address stay, also beside a hyphen: as many as before is none more.
      const own = countDotsBesideMarks(nameOf(address.username));
      expect(aliases.filter(({ email }) => countDotsBesideMarks(nameOf(email)) > own)).toEqual([]);
    });
  });

  it("has no address twice", () => {
    holds((aliases) => {
      const emails = aliases.map(({ email }) => email);
      expect(emails).toEqual([...new Set(emails)]);
    });
  });

  it("has at most as many aliases as are wanted, or just the own tags and their counterparts", () => {
    holds((aliases, run) => {
      const { maxResults, includeDomainVariants } = run;
      const leading = toLeading(run).length;
      const needed = includeDomainVariants && leading > 1 ? leading * 2 : leading;
      expect(aliases.length).toBeLessThanOrEqual(Math.max(maxResults, needed));
    });
  });

  it("has the base address first", () => {
    holds((aliases, { address }) => {
      expect(aliases[0]).toEqual({ email: toEmail(address), type: "base", original: toEmail(address) });
    });
  });

  it("has the own tags that fit next, in their order", () => {
    holds((aliases, run) => {
      const leading = toLeading(run);
      expect(aliases.slice(0, leading.length).map(({ email }) => email)).toEqual(leading);
    });
  });

  it("has no dots that are new where only tags are wanted", () => {
    holds((aliases, { kinds, address }) => {
      fc.pre(kinds === "tags");
      const names = aliases.map(({ email }) => nameOf(email));
      expect(new Set(names)).toEqual(new Set([nameOf(address.username)]));
    });
  });

  it("has no tags that are new where only dots are wanted", () => {
    holds((aliases, { kinds, address }) => {
      fc.pre(kinds === "dots");
      const tagged = aliases.map(({ email }) => localPartOf(email)).filter((localPart) => localPart.includes("+"));
      expect(tagged.filter((localPart) => localPart !== address.username)).toEqual([]);
    });
  });

  it("has all dot placements, or as many as it has room for, where only dots are wanted", () => {
    fc.assert(
      fc.property(anyRun, stringOf("ab.-", { minLength: 3, maxLength: 24 }), (run, text) => {
        const { maxResults, includeDomainVariants, address } = run;
        const username = `a${text.replaceAll(/[.-]{2,}/g, "-")}a`;
        const onEntered = generate({ ...run, kinds: "dots", address: { ...address, username } }).filter(
          ({ type }) => type !== "domain-variant",
        );
        const gaps = [...username.matchAll(/[ab](?=[ab])/g)].length;
        const room = includeDomainVariants && maxResults > 1 ? Math.floor(maxResults / 2) : maxResults;
        expect(onEntered).toHaveLength(Math.min(2 ** gaps, room));
      }),
      { numRuns: RUNS },
    );
  });

  it("says in the type what differs", () => {
    holds((aliases, { address }) => {
      expect(aliases.filter(({ email, type }) => type !== toType(email, address))).toEqual([]);
    });
  });

  it("says in each alias which address was entered", () => {
    holds((aliases, { address }) => {
      expect(aliases.filter(({ original }) => original !== toEmail(address))).toEqual([]);
    });
  });

  it("has the counterpart of each alias on the other host, but for the base address that is alone", () => {
    holds((aliases, { includeDomainVariants, maxResults }) => {
      // Where there is one place, the base address has it.
      fc.pre(includeDomainVariants && (maxResults > 1 || aliases.length > 1));
      const emails = new Set(aliases.map(({ email }) => email));
      expect(aliases.filter(({ email }) => !emails.has(toOtherHost(email)))).toEqual([]);
    });
  });

  it("stays on the entered host where the other one is not wanted", () => {
    holds((aliases, { address, includeDomainVariants, maxResults }) => {
      fc.pre(!includeDomainVariants || (maxResults === 1 && aliases.length === 1));
      expect(aliases.filter(({ email }) => !email.endsWith(`@${address.domain}`))).toEqual([]);
    });
  });

  it("is the same for the same arguments", () => {
    holds((aliases, run) => {
      expect(generate(run)).toEqual(aliases);
    });
  });

  it("is not shorter where more aliases are wanted", () => {
    fc.assert(
      fc.property(anyRun, fc.nat(2000), (run, more) => {
        const longer = generate({ ...run, maxResults: run.maxResults + more });
        expect(longer.length).toBeGreaterThanOrEqual(generate(run).length);
      }),
      { numRuns: RUNS },
    );
  });

  it("is full where the name has 4 to 30 letters, and both tags and dots are wanted", () => {
    const anyLetters = stringOf("abcxyz", { minLength: 4, maxLength: 30 });

    fc.assert(
      fc.property(anyRun, anyLetters, ({ address, ...run }, username) => {
        const { includeDomainVariants, maxResults } = run;
        // As many own tags as do not make the list grow.
        const ownTags = run.ownTags.slice(0, Math.max(0, Math.floor(maxResults / 2) - 1));
        const full = includeDomainVariants && maxResults > 1 ? maxResults - (maxResults % 2) : maxResults;
        const aliases = generate({ ...run, ownTags, kinds: "both", address: { ...address, username } });
        expect(aliases).toHaveLength(full);
      }),
      { numRuns: RUNS },
    );
  });

  it("has every single tag and every bare dot placement before it has a combination", () => {
    fc.assert(
      fc.property(anyRun, ({ address, seed, year, maxResults, includeDomainVariants }) => {
        const options = { seed, year, maxResults, includeDomainVariants };
        const aliases = generateAliases(address, tellingWords, options);
        fc.pre(aliases.some(({ email }) => toKind(email, address) === "combination"));

        const emails = new Set(aliases.map(({ email }) => email));
        const all = generateAliases(address, tellingWords, {
          ...options,
          maxResults: NO_CAP,
          includeDomainVariants: false,
        });
        const simple = all.filter(({ email }) => toKind(email, address) === "simple");
        expect(simple.filter(({ email }) => !emails.has(email))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

// The checkers know the rules of Gmail and of RFC 5321, and nothing of the code that they check.

function toEmail({ username, domain }: Address): string {
  return `${username}@${domain}`;
}

/** The base address and the aliases that come right after it. */
function toLeading({ address, ownTags, kinds }: Run): string[] {
  const name = nameOf(address.username);
  const fitting = [...new Set(ownTags)].filter((tag) => `${name}+${tag}`.length <= 64).slice(0, 100);
  const own = kinds === "dots" ? [] : fitting.map((tag) => `${name}+${tag}@${address.domain}`);
  return [...new Set([toEmail(address), ...own])];
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

/** A lower-case dot-atom (RFC 5321 §4.1.2) of at most 64 octets on one of the two hosts, and no dot before the plus. */
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

function toType(email: string, address: Address): AliasType {
  if (!email.endsWith(`@${address.domain}`)) return "domain-variant";
  if (countDots(nameOf(email)) > countDots(nameOf(address.username))) return "dots";
  return email === toEmail(address) ? "base" : "plus";
}

/** Where the telling words are used: how many things were put into the address. */
function toKind(email: string, address: Address): "base" | "simple" | "combination" {
  const localPart = localPartOf(email);
  if (localPart === address.username) return "base";
  const name = nameOf(localPart);
  const tag = localPart.slice(name.length + 1);
  const hasNewDot = countDots(name) > countDots(nameOf(address.username));
  if (hasNewDot) return tag === "" ? "simple" : "combination";
  return isSingleTag(tag) ? "simple" : "combination";
}
