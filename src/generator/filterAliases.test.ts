import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Alias, AliasType } from "../core";
import { type AliasFilter, countKinds, filterAliases, SHOWS_ALL } from "./filterAliases";

const toAlias = (email: string, type: AliasType): Alias => ({ email, type, original: "jane@gmail.com" });

const BASE = toAlias("jane@gmail.com", "base");
const SHOP = toAlias("jane+shop@gmail.com", "plus");
const NEWS = toAlias("jane+news.shop@gmail.com", "plus");
const DOTTED = toAlias("ja.ne@gmail.com", "dots");
const DOTTED_SHOP = toAlias("ja.ne+shop@gmail.com", "dots");
const OTHER = toAlias("jane@googlemail.com", "domain-variant");
const OTHER_SHOP = toAlias("jane+shop@googlemail.com", "domain-variant");
const list = [BASE, SHOP, NEWS, DOTTED, DOTTED_SHOP, OTHER, OTHER_SHOP];

test.each<[name: string, filter: Partial<AliasFilter>, shown: Alias[]]>([
  ["nothing asked for shows all", {}, list],
  ["a part of an address", { query: "shop" }, [SHOP, NEWS, DOTTED_SHOP, OTHER_SHOP]],
  ["a whole address", { query: "ja.ne@gmail.com" }, [DOTTED]],
  ["capitals", { query: "JANE+Shop" }, [SHOP, OTHER_SHOP]],
  ["blanks around", { query: "  news " }, [NEWS]],
  ["blanks alone", { query: " \t" }, list],
  ["several words, in any order", { query: "shop news" }, [NEWS]],
  ["signs are what they are", { query: "a.*" }, []],
  ["a plus", { query: "+" }, [SHOP, NEWS, DOTTED_SHOP, OTHER_SHOP]],
  ["a kind", { kind: "dots" }, [DOTTED, DOTTED_SHOP]],
  ["without a plus", { isWithoutPlus: true }, [BASE, DOTTED, OTHER]],
  ["all at once", { query: "ne", kind: "dots", isWithoutPlus: true }, [DOTTED]],
  ["what excludes itself", { query: "+", isWithoutPlus: true }, []],
])("%s", (_, filter, shown) => {
  expect(filterAliases(list, { ...SHOWS_ALL, ...filter })).toStrictEqual(shown);
});

test("the counts of the kinds follow the rest of the filter, and not the kind that is chosen", () => {
  const all = { all: 7, base: 1, plus: 2, dots: 2, "domain-variant": 2 };
  expect(countKinds(list, SHOWS_ALL)).toStrictEqual(all);
  expect(countKinds(list, { ...SHOWS_ALL, kind: "dots" })).toStrictEqual(all);
  expect(countKinds(list, { query: "jane", kind: "base", isWithoutPlus: true })).toStrictEqual({
    all: 2,
    base: 1,
    plus: 0,
    dots: 0,
    "domain-variant": 1,
  });
});

describe("for any list and any filter", () => {
  const anyType = fc.constantFrom("base", "plus", "dots", "domain-variant");
  const anyText = fc.string({ unit: fc.constantFrom("a", "b", ".", "+", "@"), maxLength: 6 });
  const anyList = fc.array(fc.record({ email: anyText, type: anyType, original: fc.constant("ab@gmail.com") }));
  const anyFilter: fc.Arbitrary<AliasFilter> = fc.record({
    query: fc.string({ unit: fc.constantFrom("a", "B", ".", "+", " "), maxLength: 4 }),
    kind: fc.oneof(fc.constant("all" as const), anyType),
    isWithoutPlus: fc.boolean(),
  });

  test("every row is either shown, in its place, or does not fit", () => {
    fc.assert(
      fc.property(anyList, anyFilter, (aliases, filter) => {
        const fits = ({ email, type }: Alias) =>
          ["all", type].includes(filter.kind) &&
          (!filter.isWithoutPlus || !email.includes("+")) &&
          filter.query
            .split(" ")
            .filter(Boolean)
            .every((word) => email.includes(word.toLowerCase()));
        const shown = filterAliases(aliases, filter);
        expect(shown.filter((alias) => !fits(alias))).toStrictEqual([]);
        expect(aliases.filter((alias) => !shown.includes(alias) && fits(alias))).toStrictEqual([]);
        expect(aliases.filter((alias) => shown.includes(alias))).toStrictEqual(shown);
      }),
    );
  });

  test("filtering twice is filtering once", () => {
    fc.assert(
      fc.property(anyList, anyFilter, (aliases, filter) => {
        const shown = filterAliases(aliases, filter);
        expect(filterAliases(shown, filter)).toStrictEqual(shown);
      }),
    );
  });

  test("a kind shows as many rows as its count says, and the kinds add up", () => {
    fc.assert(
      fc.property(anyList, anyFilter, (aliases, filter) => {
        const counts = countKinds(aliases, filter);
        expect(filterAliases(aliases, filter)).toHaveLength(counts[filter.kind]);
        expect(counts.base + counts.plus + counts.dots + counts["domain-variant"]).toBe(counts.all);
      }),
    );
  });
});
