import { describe, expect, it } from "vitest";

import type { Address } from "../addresses/address";
import { type Alias, generateAliases } from "..";
import type { GenerateOptions } from "./generateAliases";
import { isSingleTag, tellingWords, wordsOf } from "../../../tests/core/words";

const JANE: Address = { username: "jane", domain: "gmail.com" };
/** More than there are, so that nothing is dropped. */
const NO_CAP = 100_000;

function generate(options: Partial<GenerateOptions>, address = JANE, words = wordsOf.en): Alias[] {
  return generateAliases(address, words, { seed: 1, year: 2026, ...options });
}

function toTypes(aliases: readonly Alias[]): Record<string, string> {
  return Object.fromEntries(aliases.map(({ email, type }) => [email, type]));
}

function tagOf({ email }: Alias): string {
  return /\+([^@]*)/.exec(email)?.[1] ?? "";
}

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
    const aliases = generate({ ownTags: ["t8..11", "zoo"], includeDomainVariants: false });

    expect(aliases.slice(1, 6).map(tagOf)).toEqual(["t8", "t9", "t10", "t11", "zoo"]);
  });

  it("do not change the length of the list", () => {
    expect(generate({ ownTags: ownTagsOf(100) })).toHaveLength(2000);
  });

  it("are combined with dots and with other tags", () => {
    const tags = new Set(generate({ ownTags: ["zoo"], includeDomainVariants: false }).map(({ email }) => email));

    expect(tags).toContain("ja.ne+zoo@gmail.com");
    expect([...tags].filter((email) => /\+zoo[.\-_]/.test(email)).length).toBeGreaterThan(0);
  });

  it("replace the last tags of the pool, which has 100", () => {
    const options = { maxResults: NO_CAP, includeDomainVariants: false, kinds: "tags" } as const;
    const pool = generate(options, JANE, tellingWords).map(tagOf).filter(isSingleTag);
    const tags = generate({ ...options, ownTags: ownTagsOf(60) }, JANE, tellingWords).map(tagOf);

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

  it("of which there are over 100 leave no room in the pool, and only the first 100 are combined", () => {
    const options = { ownTags: ownTagsOf(120), maxResults: NO_CAP, includeDomainVariants: false } as const;
    const tags = new Set(generate({ ...options, kinds: "tags" }, JANE, tellingWords).map(tagOf));

    expect([...tags].filter((tag) => /^own\d+$/.test(tag))).toEqual(ownTagsOf(120));
    expect([...tags].filter((tag) => tag !== "" && !/^own\d+(?:[._-]own\d+)?$/.test(tag))).toEqual([]);
  });

  it.each([1, 2, 3, 5])("lengthen a list of %i to hold just them and their counterparts", (maxResults) => {
    expect(toTypes(generate({ ownTags: ["zoo", "bank"], maxResults }))).toEqual({
      "jane@gmail.com": "base",
      "jane+zoo@gmail.com": "plus",
      "jane+bank@gmail.com": "plus",
      "jane@googlemail.com": "domain-variant",
      "jane+zoo@googlemail.com": "domain-variant",
      "jane+bank@googlemail.com": "domain-variant",
    });
  });

  it("lengthen a list of 1 on one host to hold just them", () => {
    expect(toTypes(generate({ ownTags: ["zoo", "bank"], maxResults: 1, includeDomainVariants: false }))).toEqual({
      "jane@gmail.com": "base",
      "jane+zoo@gmail.com": "plus",
      "jane+bank@gmail.com": "plus",
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

  it("that are not tags are refused", () => {
    const refused = ["", "a", "Zoo", "é", ".ab", "a..b", "a+b", "a".repeat(21)].map((tag) => {
      try {
        return generate({ ownTags: ["zoo", tag] });
      } catch (error) {
        return error;
      }
    });

    expect(refused).toEqual(
      ["", "a", "Zoo", "é", ".ab", "a..b", "a+b", "a".repeat(21)].map(
        (tag) => new RangeError(`ownTags must be tags, which ${JSON.stringify(tag)} is not`),
      ),
    );
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

describe("a list of one kind", () => {
  it("of dots has the base address and all dot placements", () => {
    expect(toTypes(generate({ kinds: "dots", ownTags: ["zoo"], includeDomainVariants: false }))).toEqual({
      "jane@gmail.com": "base",
      "j.ane@gmail.com": "dots",
      "ja.ne@gmail.com": "dots",
      "jan.e@gmail.com": "dots",
      "j.a.ne@gmail.com": "dots",
      "j.an.e@gmail.com": "dots",
      "ja.n.e@gmail.com": "dots",
      "j.a.n.e@gmail.com": "dots",
    });
  });

  it("of dots is full if there are enough dot placements", () => {
    const address: Address = { username: "janeroedoesmith", domain: "gmail.com" };

    expect(generate({ kinds: "dots" }, address)).toHaveLength(2000);
    expect(new Set(generate({ kinds: "dots", includeDomainVariants: false }, address).map(({ type }) => type))).toEqual(
      new Set(["base", "dots"]),
    );
  });
});
