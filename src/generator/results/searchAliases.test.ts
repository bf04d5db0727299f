import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Alias, AliasType } from "../../core";
import { type AliasSearch, countTypes, searchAliases, SHOWS_ALL } from "./searchAliases";

const toAlias = (email: string, type: AliasType): Alias => ({ email, type, original: "jane@gmail.com" });

const BASE = toAlias("jane@gmail.com", "base");
const SHOP = toAlias("jane+shop@gmail.com", "plus");
const NEWS = toAlias("jane+news.shop@gmail.com", "plus");
const DOTTED = toAlias("ja.ne@gmail.com", "dots");
const DOTTED_SHOP = toAlias("ja.ne+shop@gmail.com", "dots");
const OTHER = toAlias("jane@googlemail.com", "domain-variant");
const OTHER_SHOP = toAlias("jane+shop@googlemail.com", "domain-variant");
const list = [BASE, SHOP, NEWS, DOTTED, DOTTED_SHOP, OTHER, OTHER_SHOP];

test.each<[name: string, search: Partial<AliasSearch>, shown: Alias[]]>([
  ["nothing asked for shows all", {}, list],
  ["a part of an address", { query: "shop" }, [SHOP, NEWS, DOTTED_SHOP, OTHER_SHOP]],
  ["a whole address", { query: "ja.ne@gmail.com" }, [DOTTED]],
  ["capitals", { query: "JANE+Shop" }, [SHOP, OTHER_SHOP]],
  ["blanks around", { query: "  news " }, [NEWS]],
  ["blanks alone", { query: " \t" }, list],
  ["several words, in any order", { query: "shop news" }, [NEWS]],
  ["signs are what they are", { query: "a.*" }, []],
  ["a plus", { query: "+" }, [SHOP, NEWS, DOTTED_SHOP, OTHER_SHOP]],
  ["a type", { type: "dots" }, [DOTTED, DOTTED_SHOP]],
  ["without a plus", { isWithoutPlus: true }, [BASE, DOTTED, OTHER]],
  ["all at once", { query: "ne", type: "dots", isWithoutPlus: true }, [DOTTED]],
  ["what excludes itself", { query: "+", isWithoutPlus: true }, []],
])("%s", (_, search, shown) => {
  expect(searchAliases(list, { ...SHOWS_ALL, ...search })).toStrictEqual(shown);
});

test("the counts of the types follow the rest of the search, not the type that is chosen", () => {
  const all = { all: 7, base: 1, plus: 2, dots: 2, "domain-variant": 2 };
  expect(countTypes(list, SHOWS_ALL)).toStrictEqual(all);
  expect(countTypes(list, { ...SHOWS_ALL, type: "dots" })).toStrictEqual(all);
  expect(countTypes(list, { query: "jane", type: "base", isWithoutPlus: true })).toStrictEqual({
    all: 2,
    base: 1,
    plus: 0,
    dots: 0,
    "domain-variant": 1,
  });
});

describe("for any list and any search", () => {
  const anyType = fc.constantFrom("base", "plus", "dots", "domain-variant");
  const anyText = fc.string({ unit: fc.constantFrom("a", "b", ".", "+", "@"), maxLength: 6 });
  const anyList = fc.array(fc.record({ email: anyText, type: anyType, original: fc.constant("ab@gmail.com") }));
  const anySearch: fc.Arbitrary<AliasSearch> = fc.record({
    query: fc.string({ unit: fc.constantFrom("a", "B", ".", "+", " "), maxLength: 4 }),
    type: fc.oneof(fc.constant("all" as const), anyType),
    isWithoutPlus: fc.boolean(),
  });

  test("every row is either shown, in its place, or does not fit", () => {
    fc.assert(
      fc.property(anyList, anySearch, (aliases, search) => {
        const fits = ({ email, type }: Alias) =>
          ["all", type].includes(search.type) &&
          (!search.isWithoutPlus || !email.includes("+")) &&
          search.query
            .split(" ")
            .filter(Boolean)
            .every((word) => email.includes(word.toLowerCase()));
        const shown = searchAliases(aliases, search);
        expect(shown.filter((alias) => !fits(alias))).toStrictEqual([]);
        expect(aliases.filter((alias) => !shown.includes(alias) && fits(alias))).toStrictEqual([]);
        expect(aliases.filter((alias) => shown.includes(alias))).toStrictEqual(shown);
      }),
    );
  });

  test("searching twice is searching once", () => {
    fc.assert(
      fc.property(anyList, anySearch, (aliases, search) => {
        const shown = searchAliases(aliases, search);
        expect(searchAliases(shown, search)).toStrictEqual(shown);
      }),
    );
  });

  test("a type shows as many rows as its count says, and the types add up", () => {
    fc.assert(
      fc.property(anyList, anySearch, (aliases, search) => {
        const counts = countTypes(aliases, search);
        expect(searchAliases(aliases, search)).toHaveLength(counts[search.type]);
        expect(counts.base + counts.plus + counts.dots + counts["domain-variant"]).toBe(counts.all);
      }),
    );
  });
});
