import { describe, expect, it } from "vitest";

import type { Address } from "../addresses/address";
import { type Alias, generateAliases, type TagWords } from "..";
import type { GenerateOptions } from "./generateAliases";
import { isSingleTag, tellingWords, wordsOf } from "../../../tests/core/words";

const JANE: Address = { username: "jane", domain: "gmail.com" };
/** Its name is too short for dots. */
const JO: Address = { username: "jo", domain: "gmail.com" };
/** More than there are, so that nothing is dropped. */
const NO_CAP = 100_000;

function generate(options: Partial<GenerateOptions>, address = JANE, words: TagWords = wordsOf.en): Alias[] {
  return generateAliases(address, words, { seed: 1, year: 2026, ...options });
}

function toTypes(aliases: readonly Alias[]): Record<string, string> {
  return Object.fromEntries(aliases.map(({ email, type }) => [email, type]));
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
    expect(generate({ maxResults: 2 }, { username: "jane", domain: "googlemail.com" })).toEqual([
      { email: "jane@googlemail.com", type: "base", original: "jane@googlemail.com" },
      { email: "jane@gmail.com", type: "domain-variant", original: "jane@googlemail.com" },
    ]);
  });

  it("is 2,000 by default, for both hosts together", () => {
    expect(generate({})).toEqual(generate({ maxResults: 2000, includeDomainVariants: true }));
  });
});

describe("the entered address", () => {
  it("stays as it was entered, and new tags and dots go to its mailbox name", () => {
    const aliases = generate({ includeDomainVariants: false }, { username: "jane+own", domain: "gmail.com" });

    expect(aliases[0]).toEqual({ email: "jane+own@gmail.com", type: "base", original: "jane+own@gmail.com" });
    expect(aliases.slice(1).filter((alias) => tagOf(alias).startsWith("own"))).toEqual([]);
    expect(toTypes(aliases)).toHaveProperty(["ja.ne@gmail.com"], "dots");
  });

  it("does not appear again if its tag is drawn", () => {
    const options = { includeDomainVariants: false };
    const drawn = generate(options).find(({ type }) => type === "plus")!;
    const username = drawn.email.replace("@gmail.com", "");
    const aliases = generate(options, { username, domain: "gmail.com" });

    expect(aliases.filter(({ email }) => email === drawn.email)).toEqual([
      { email: drawn.email, type: "base", original: drawn.email },
    ]);
  });

  it("has only its counterpart if its name fills the 64 octets", () => {
    const username = "a".repeat(64);

    expect(toTypes(generate({}, { username, domain: "gmail.com" }))).toEqual({
      [`${username}@gmail.com`]: "base",
      [`${username}@googlemail.com`]: "domain-variant",
    });
  });

  it("gets all the short words if its name leaves no room for longer ones", () => {
    const aliases = generate({ maxResults: NO_CAP }, { username: "a".repeat(57), domain: "gmail.com" });
    const tags = new Set(aliases.map(tagOf));
    const shortWords = Object.values(wordsOf.en.suggested)
      .flat()
      .filter((word) => word.length <= 64 - 57 - 1);

    expect(shortWords.length).toBeGreaterThan(20);
    expect(shortWords.filter((word) => !tags.has(word))).toEqual([]);
  });

  it("gets only tags and dots that fit with a long name", () => {
    const options = { maxResults: NO_CAP, includeDomainVariants: false };
    const aliases = generate(options, { username: "a".repeat(61), domain: "gmail.com" }, tellingWords);
    const plus = aliases.filter(({ type }) => type === "plus");

    expect(new Set(aliases.map(({ type }) => type))).toEqual(new Set(["base", "plus", "dots"]));
    expect(new Set(plus.map((alias) => tagOf(alias).length))).toEqual(new Set([2]));
    expect(Math.max(...aliases.map(({ email }) => email.length))).toBe(64 + "@gmail.com".length);
  });
});

describe("without a cap, and with the telling words,", () => {
  function generateAll(): { single: string[]; pairs: string[]; dotted: Alias[] } {
    const aliases = generate(
      { maxResults: NO_CAP, includeDomainVariants: false },
      { username: "abcdefgh", domain: "gmail.com" },
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
    const aliases = generate({ maxResults, includeDomainVariants: false }, JANE, tellingWords).slice(1);
    const counts = aliases.map((alias) => (alias.type === "dots" ? 1 : 0) + countTags(tagOf(alias)));

    expect({
      one: counts.filter((count) => count === 1).length,
      two: counts.filter((count) => count === 2).length,
      three: counts.filter((count) => count === 3).length,
    }).toEqual(expected);
  });
});

function ownTagsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `own${index}`);
}

describe("own tags", () => {
  it("come right after the base address, each once and in their order", () => {
    expect(generate({ ownTags: ["zoo", "bank", "zoo", "a.b-c_d"] }).slice(0, 4)).toEqual([
      { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
      { email: "jane+zoo@gmail.com", type: "plus", original: "jane@gmail.com" },
      { email: "jane+bank@gmail.com", type: "plus", original: "jane@gmail.com" },
      { email: "jane+a.b-c_d@gmail.com", type: "plus", original: "jane@gmail.com" },
    ]);
  });

  it("stand for the tags of their series, in order", () => {
    expect(
      generate({ ownTags: ["t8..11", "zoo"] })
        .slice(1, 6)
        .map(tagOf),
    ).toEqual(["t8", "t9", "t10", "t11", "zoo"]);
  });

  it("are combined with dots and with other tags", () => {
    const tags = new Set(generate({ ownTags: ["zoo"], includeDomainVariants: false }).map(({ email }) => email));

    expect(tags).toContain("ja.ne+zoo@gmail.com");
    expect([...tags].filter((email) => /\+zoo[.\-_]/.test(email)).length).toBeGreaterThan(0);
  });

  it("replace the last tags of the pool, which has 100", () => {
    const options = { maxResults: NO_CAP, includeDomainVariants: false };
    const pool = generate(options, JO, tellingWords).map(tagOf).filter(isSingleTag);
    const tags = generate({ ...options, ownTags: ownTagsOf(60) }, JO, tellingWords).map(tagOf);

    expect(pool).toHaveLength(88);
    expect(tags.filter((tag) => /^own\d+$/.test(tag))).toEqual(ownTagsOf(60));
    expect(tags.filter(isSingleTag)).toHaveLength(40);
    expect(tags.filter(isSingleTag).filter((tag) => !pool.includes(tag))).toEqual([]);
  });

  it("are limited to 999, which with the base address and their counterparts are 2,000 addresses", () => {
    const aliases = generate({ ownTags: ownTagsOf(1000), maxResults: 1 });

    expect(aliases).toHaveLength(2000);
    expect(aliases.slice(0, 1000).map(tagOf)).toEqual(["", ...ownTagsOf(999)]);
  });

  it("of which there are over 100 leave no room in the pool, only the first 100 are combined, and simple ones follow", () => {
    const options = { ownTags: ownTagsOf(120), maxResults: NO_CAP, includeDomainVariants: false };
    const tags = new Set(generate(options, JO, tellingWords).map(tagOf));

    expect([...tags].filter((tag) => /^own\d+$/.test(tag))).toEqual(ownTagsOf(120));
    const others = [...tags].filter((tag) => tag !== "" && !/^own\d+(?:[._-]own\d+)?$/.test(tag));
    expect(others).toHaveLength(11);
    expect(others).toEqual([...tags].slice(121, 132));
  });

  it.each([1, 5])("lengthen a list of %i to hold just them and their counterparts", (maxResults) => {
    expect(toTypes(generate({ ownTags: ["zoo", "bank"], maxResults }))).toEqual({
      "jane@gmail.com": "base",
      "jane+zoo@gmail.com": "plus",
      "jane+bank@gmail.com": "plus",
      "jane@googlemail.com": "domain-variant",
      "jane+zoo@googlemail.com": "domain-variant",
      "jane+bank@googlemail.com": "domain-variant",
    });
  });

  it("that do not fit behind the name are dropped, and do not count", () => {
    const address: Address = { username: "a".repeat(60), domain: "gmail.com" };
    const ownTags = [...Array.from({ length: 100 }, (_, index) => `long${index}`), "zoo", "bank", "vip"];
    const aliases = generate({ ownTags, maxResults: 3, includeDomainVariants: false }, address);

    expect(aliases.map(tagOf)).toEqual(["", "zoo", "vip"]);
  });

  it("do not repeat the entered address if it has one of them", () => {
    const address: Address = { username: "jane+zoo", domain: "gmail.com" };

    expect(
      toTypes(generate({ ownTags: ["bank", "zoo"], maxResults: 2, includeDomainVariants: false }, address)),
    ).toEqual({ "jane+zoo@gmail.com": "base", "jane+bank@gmail.com": "plus" });
  });
});

describe("a list of only own tags", () => {
  const options = { ownTags: ["zoo", "t8..10", "zoo"], onlyOwnTags: true };

  it("has the entered address where that has one of the tags", () => {
    expect(toTypes(generate({ ...options, ownTags: ["bank", "zoo"] }, { ...JANE, username: "jane+zoo" }))).toEqual({
      "jane+bank@gmail.com": "plus",
      "jane+zoo@gmail.com": "base",
    });
  });

  it("has other tags where no own tag fits behind the name", () => {
    const long: Address = { username: "a".repeat(62), domain: "gmail.com" };

    expect(generate(options, long)).toEqual(generate({}, long));
  });
});

/**
 * The golden list was made by the code, not by hand. It shows that the same arguments give the same list in
 * every version and on every platform. It changes with the drawing or the English words.
 */
it("makes the golden list", () => {
  const aliases = generate({ seed: 42, maxResults: 600 }, { username: "jane.doe", domain: "gmail.com" });

  expect(aliases.slice(0, 20).map(({ email, type }) => `${email} ${type}`)).toEqual([
    "jane.doe@gmail.com base",
    "jane.doe+shop@gmail.com plus",
    "jan.e.doe@gmail.com dots",
    "jane.doe@googlemail.com domain-variant",
    "jane.doe+news@gmail.com plus",
    "j.ane.d.oe@gmail.com dots",
    "jane.doe+bank@googlemail.com domain-variant",
    "jane.doe+travel@gmail.com plus",
    "jane.d.oe@gmail.com dots",
    "jane.doe+signup@googlemail.com domain-variant",
    "jane.doe+test@gmail.com plus",
    "j.ane.do.e@gmail.com dots",
    "jane.doe+registration.account2024@gmail.com plus",
    "jan.e.doe+priority@gmail.com dots",
    "jane.doe+tulip-kettle@gmail.com plus",
    "j.an.e.doe+river@gmail.com dots",
    "jane.doe+account-cinnamon@googlemail.com domain-variant",
    "jane.doe+curtaingarden@gmail.com plus",
    "jane.do.e+meadow@googlemail.com domain-variant",
    "jane.doe+sales_vip@gmail.com plus",
  ]);
});
