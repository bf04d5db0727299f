import { expect, test } from "vitest";

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
  ["an empty search shows all", {}, list],
  ["a word shows the addresses that contain it", { query: "shop" }, [SHOP, NEWS, DOTTED_SHOP, OTHER_SHOP]],
  ["a whole address shows itself", { query: "ja.ne@gmail.com" }, [DOTTED]],
  ["capitals make no difference", { query: "JANE+Shop" }, [SHOP, OTHER_SHOP]],
  ["blanks around a word make no difference", { query: "  news " }, [NEWS]],
  ["only blanks show all", { query: " \t" }, list],
  ["several words must all be in the address, in any order", { query: "shop news" }, [NEWS]],
  ["punctuation has no special meaning", { query: "a.*" }, []],
  ["a plus shows the addresses with a tag", { query: "+" }, [SHOP, NEWS, DOTTED_SHOP, OTHER_SHOP]],
  ["a type shows its addresses", { type: "dots" }, [DOTTED, DOTTED_SHOP]],
  ["without a plus, the addresses with a tag are hidden", { isWithoutPlus: true }, [BASE, DOTTED, OTHER]],
  ["an address must meet all criteria", { query: "ne", type: "dots", isWithoutPlus: true }, [DOTTED]],
  ["contradictory criteria show nothing", { query: "+", isWithoutPlus: true }, []],
])("%s", (_, search, shown) => {
  expect(searchAliases(list, { ...SHOWS_ALL, ...search })).toStrictEqual(shown);
});

test("the counts of the types depend on the search, but not on the chosen type", () => {
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
