import { expect, test } from "vitest";

import type { Alias } from "../../core";
import { type AliasSearch, searchAliases, SHOWS_ALL } from "./searchAliases";

const toAlias = (email: string, type: Alias["type"]): Alias => ({ email, type, original: "jane@gmail.com" });

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
  ["a type shows its addresses", { kind: "dots" }, [DOTTED, DOTTED_SHOP]],
  ["without a plus, the addresses with a tag are hidden", { kind: "without-plus" }, [BASE, DOTTED, OTHER]],
  ["an address must meet all criteria", { query: "shop", kind: "dots" }, [DOTTED_SHOP]],
  ["contradictory criteria show nothing", { query: "+", kind: "without-plus" }, []],
])("%s", (_, search, shown) => {
  expect(searchAliases(list, { ...SHOWS_ALL, ...search })).toStrictEqual(shown);
});
