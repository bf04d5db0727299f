import { describe, expect, it } from "vitest";

import type { Address } from "../addresses/address";
import { type Alias, generateAliases, type TagWords } from "..";
import type { GenerateOptions } from "./generateAliases";
import { isSingleTag, LANGUAGES, tellingWords, wordsOf } from "../../../tests/core/words";

const JANE: Address = { username: "jane", domain: "gmail.com" };
const JANE_ON_GOOGLEMAIL: Address = { username: "jane", domain: "googlemail.com" };
/** More than there are, so that nothing is dropped. */
const NO_CAP = 100_000;

function generate(address: Address, options: Partial<GenerateOptions> = {}, words: TagWords = wordsOf.en): Alias[] {
  return generateAliases(address, words, { seed: 1, year: 2026, ...options });
}

function toEmails(aliases: readonly Alias[]): string[] {
  return aliases.map(({ email }) => email);
}

/** Returns the tag, or an empty text. */
function tagOf({ email }: Alias): string {
  return /\+([^@]*)/.exec(email)?.[1] ?? "";
}

function nameOf({ email }: Alias): string {
  return email.split(/[+@]/)[0]!;
}

/** Counts the tags of the telling words in a tag of the list. */
function countTags(tag: string): number {
  if (tag === "") return 0;
  return isSingleTag(tag) ? 1 : 2;
}

function countEach(texts: readonly string[]): number[] {
  return Array.from(new Set(texts), (text) => texts.filter((other) => other === text).length);
}

describe("the cap", () => {
  it("of 2 gives the base address and its counterpart", () => {
    expect(generate(JANE_ON_GOOGLEMAIL, { maxResults: 2 })).toEqual([
      { email: "jane@googlemail.com", type: "base", original: "jane@googlemail.com" },
      { email: "jane@gmail.com", type: "domain-variant", original: "jane@googlemail.com" },
    ]);
  });

  it("of 3 gives one more address on the entered host", () => {
    const emails = toEmails(generate(JANE_ON_GOOGLEMAIL, { maxResults: 3 }));

    expect(emails).toHaveLength(3);
    expect(emails.filter((email) => email.endsWith("@googlemail.com"))).toHaveLength(2);
  });

  it.each([4, 5, 999, 1000, 1999, 2000])("of %i is filled on both hosts", (maxResults) => {
    const types = generate(JANE, { maxResults }).map(({ type }) => type);

    expect(types).toHaveLength(maxResults);
    expect(types.filter((type) => type === "domain-variant")).toHaveLength(Math.floor(maxResults / 2));
  });

  it.each([1, 2, 3, 999, 1000, 2000])("of %i is filled on one host", (maxResults) => {
    expect(generate(JANE, { maxResults, includeDomainVariants: false })).toHaveLength(maxResults);
  });

  it("is 2,000 by default, for both hosts together", () => {
    expect(generate(JANE)).toEqual(generate(JANE, { maxResults: 2000, includeDomainVariants: true }));
    expect(generate(JANE)).toHaveLength(2000);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("of %d is refused", (maxResults) => {
    expect(() => generate(JANE, { maxResults })).toThrow(
      new RangeError(`maxResults must be a whole number of 1 or more, not ${maxResults}`),
    );
  });
});

describe("the entered address", () => {
  it("stays as it was entered, and new tags and dots go to its mailbox name", () => {
    const aliases = generate({ username: "jane+own", domain: "gmail.com" }, { includeDomainVariants: false });

    expect(aliases[0]).toEqual({ email: "jane+own@gmail.com", type: "base", original: "jane+own@gmail.com" });
    expect(aliases.slice(1).filter((alias) => tagOf(alias).startsWith("own"))).toEqual([]);
    expect(toEmails(aliases)).toContain("ja.ne@gmail.com");
  });

  it("does not appear again if its tag is drawn", () => {
    const drawn = generate(JANE, { maxResults: 200, includeDomainVariants: false }).find(
      ({ type }) => type === "plus",
    )!;
    const username = drawn.email.replace("@gmail.com", "");
    const aliases = generate({ username, domain: "gmail.com" }, { includeDomainVariants: false });

    expect(aliases.filter(({ email }) => email === drawn.email)).toEqual([
      { email: drawn.email, type: "base", original: drawn.email },
    ]);
  });

  it("keeps its own dots", () => {
    const options = { maxResults: NO_CAP, includeDomainVariants: false };
    const names = new Set(generate({ username: "ab.cd", domain: "gmail.com" }, options).map(nameOf));

    expect([...names].toSorted()).toEqual(["a.b.c.d", "a.b.cd", "ab.c.d", "ab.cd"]);
  });

  it("gets only tags if its name is shorter than 3 characters", () => {
    const types = new Set(
      generate({ username: "jo", domain: "gmail.com" }, { maxResults: NO_CAP }).map(({ type }) => type),
    );

    expect([...types].toSorted()).toEqual(["base", "domain-variant", "plus"]);
  });

  it("has only its counterpart if its name fills the 64 octets", () => {
    const username = "a".repeat(64);

    expect(toEmails(generate({ username, domain: "gmail.com" }))).toEqual([
      `${username}@gmail.com`,
      `${username}@googlemail.com`,
    ]);
  });

  it("gets all the short words if its name leaves no room for longer ones", () => {
    const aliases = generate({ username: "a".repeat(57), domain: "gmail.com" }, { maxResults: NO_CAP });
    const tags = new Set(aliases.map(tagOf));
    const shortWords = Object.values(wordsOf.en.suggested)
      .flat()
      .filter((word) => word.length <= 64 - 57 - 1);

    expect(shortWords.length).toBeGreaterThan(20);
    expect(shortWords.filter((word) => !tags.has(word))).toEqual([]);
  });

  it("gets only tags and dots that fit with a long name", () => {
    const options = { maxResults: NO_CAP, includeDomainVariants: false };
    const aliases = generate({ username: "a".repeat(61), domain: "gmail.com" }, options, tellingWords);
    const plus = aliases.filter(({ type }) => type === "plus");

    expect(new Set(aliases.map(({ type }) => type))).toEqual(new Set(["base", "plus", "dots"]));
    expect(new Set(plus.map((alias) => tagOf(alias).length))).toEqual(new Set([2]));
    expect(Math.max(...aliases.map(({ email }) => email.length))).toBe(64 + "@gmail.com".length);
  });
});

describe("without a cap, and with the telling words,", () => {
  function generateAll(): { single: string[]; pairs: string[]; dotted: Alias[] } {
    const aliases = generate(
      { username: "abcdefgh", domain: "gmail.com" },
      { maxResults: NO_CAP, includeDomainVariants: false },
      tellingWords,
    );
    const tags = aliases.filter(({ type }) => type === "plus").map(tagOf);
    return {
      single: tags.filter(isSingleTag),
      pairs: tags.filter((tag) => !isSingleTag(tag)),
      dotted: aliases.filter(({ type }) => type === "dots"),
    };
  }

  it("the single tags are the pool", () => {
    const { single } = generateAll();

    // There are 38 of one word and 50 of two. The everyday words and places are too short to be tags.
    expect(single).toHaveLength(88);
  });

  it("each of the first 20 tags is joined to 7 of the tags after it by a dot, a hyphen and an underscore", () => {
    const { pairs } = generateAll();
    const firsts = pairs.map((pair) => pair.split(/[.\-_]/)[0]!);
    const joins = pairs.map((pair) => pair.replaceAll(/[^.\-_]/g, ""));

    expect(countEach(firsts)).toEqual(Array<number>(20).fill(7 * 3));
    expect(countEach(joins)).toEqual(Array<number>(3).fill(20 * 7));
    expect(new Set(joins)).toEqual(new Set([".", "-", "_"]));
  });

  it("each of 25 dot placements appears alone, with 15 tags and with every two tags", () => {
    const { single, pairs, dotted } = generateAll();
    const placements = Array.from(new Set(dotted.map(nameOf)), (name) => {
      const endings = dotted.filter((alias) => nameOf(alias) === name).map(tagOf);
      return {
        alone: endings.filter((tag) => tag === "").length,
        single: endings.filter((tag) => single.includes(tag)).length,
        pairs: endings.filter((tag) => pairs.includes(tag)).length,
        all: endings.length,
      };
    });

    expect(placements).toEqual(Array.from({ length: 25 }, () => ({ alone: 1, single: 15, pairs: 420, all: 436 })));
  });
});

describe("the cap, with the telling words,", () => {
  // The name jane has 88 single tags, 7 dot placements, 420 pairs of tags, and 7 × 15 dot placements with a tag.
  it.each([
    ["leaves room for one alias", 2, { one: 1, two: 0, three: 0 }],
    ["has just enough room for single tags and bare dots", 1 + 95, { one: 95, two: 0, three: 0 }],
    ["leaves one place to a combination of two", 1 + 95 + 1, { one: 95, two: 1, three: 0 }],
    ["has just enough room for the combinations of two", 1 + 95 + 525, { one: 95, two: 525, three: 0 }],
    ["leaves one place to a combination of three", 1 + 95 + 525 + 1, { one: 95, two: 525, three: 1 }],
  ])("%s: %i aliases", (_, maxResults, expected) => {
    const aliases = generate(JANE, { maxResults, includeDomainVariants: false }, tellingWords).slice(1);
    const counts = aliases.map((alias) => (alias.type === "dots" ? 1 : 0) + countTags(tagOf(alias)));

    expect({
      one: counts.filter((count) => count === 1).length,
      two: counts.filter((count) => count === 2).length,
      three: counts.filter((count) => count === 3).length,
    }).toEqual(expected);
  });
});

it("uses the given year and the two before it", () => {
  const aliases = generate(JANE, { year: 2031, maxResults: NO_CAP });
  const years = aliases.flatMap((alias) => /\d{4}$/.exec(tagOf(alias)) ?? []);

  expect(new Set(years)).toEqual(new Set(["2029", "2030", "2031"]));
});

it.each(LANGUAGES)("takes its tags from the words of the language: %s", (language) => {
  const letters = /^[a-z]+$/;
  const tags = new Set(generate(JANE, { maxResults: 250 }, wordsOf[language]).map(tagOf));
  const words = Object.values(wordsOf[language].suggested).flat();

  expect(words.filter((word) => letters.test(word) && tags.has(word)).length).toBeGreaterThan(10);
});

it("makes other aliases in another order for another seed", () => {
  expect(generate(JANE, { seed: 1 })).not.toEqual(generate(JANE, { seed: 2 }));
  expect(new Set(toEmails(generate(JANE, { seed: 1 })))).not.toEqual(new Set(toEmails(generate(JANE, { seed: 2 }))));
});

it("mixes the types", () => {
  const types = generate(JANE).map(({ type }) => type);
  const changes = types.filter((type, index) => index > 0 && type !== types[index - 1]);

  expect(changes.length).toBeGreaterThan(types.length / 3);
});

/**
 * The golden list was made by the code, not by hand. It shows that the same arguments give the same list in
 * every version and on every platform. It changes with the drawing or the English words.
 */
it("makes the golden list", () => {
  const aliases = generate({ username: "jane.doe", domain: "gmail.com" }, { seed: 42, maxResults: 600 });

  expect(aliases.slice(0, 20).map(({ email, type }) => `${email} ${type}`)).toEqual([
    "jane.doe@gmail.com base",
    "jane.doe+thames-jobs2025@googlemail.com domain-variant",
    "jane.doe+important@googlemail.com domain-variant",
    "jane.doe+jobs_chimney@gmail.com plus",
    "jane.doe+news_walnut@googlemail.com domain-variant",
    "j.ane.d.o.e+winter@googlemail.com domain-variant",
    "jane.doe+rain_hedgehog@googlemail.com domain-variant",
    "jane.doe+test@googlemail.com domain-variant",
    "jane.doe+discount@googlemail.com domain-variant",
    "j.ane.do.e+urgent@googlemail.com domain-variant",
    "jan.e.d.o.e+morning@gmail.com dots",
    "jane.d.o.e+morning@gmail.com dots",
    "jane.doe+pancake_backup@gmail.com plus",
    "ja.ne.do.e@googlemail.com domain-variant",
    "j.a.n.e.doe@googlemail.com domain-variant",
    "jane.doe+winter@gmail.com plus",
    "jan.e.d.o.e+finance2025@gmail.com dots",
    "jane.d.o.e+feedback@googlemail.com domain-variant",
    "jan.e.do.e+leaf@gmail.com dots",
    "j.an.e.d.oe+discount@googlemail.com domain-variant",
  ]);
});
