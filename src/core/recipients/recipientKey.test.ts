import { expect, it } from "vitest";

import { endingOfTag, shortenTag, toRecipientKey, toRecipientTag } from "./recipientKey";

it.each<[recipient: string, wholeDomain: boolean, key: string, tag: string | null]>([
  ["netflix.com", false, "netflix", "netflix"],
  ["netflix.com", true, "netflix.com", "netflix.com"],
  ["Netflix", true, "netflix", "netflix"],
  ["x.com", false, "x.com", "x.com"],
  ["münchen.de", false, "munchen", "munchen"],
  ["münchen.de", true, "munchen.de", "munchen.de"],
  ["東.com", false, "東.com", null],
  ["東京.jp", true, "東京.jp", null],
  ["東京shop.com", false, "東京shop", "shop"],
  ["東京shop.com", true, "東京shop.com", "shop.com"],
  ["東京st.com", false, "東京st", null],
  ["login.gov", false, "login.gov", "login.gov"],
  ["best-buy.com", false, "bestbuy", "best-buy"],
  ["best-buy.com", true, "best-buy.com", "best-buy.com"],
  ["🎉.com", false, "🎉.com", null],
  ["Boulangerie Müller", false, "boulangeriemuller", "boulangerie-muller"],
  ["Best Buy", false, "bestbuy", "best-buy"],
  ["H & M", false, "hm", "h-m"],
  ["H&M", false, "hm", "hm"],
  ["L L Bean", false, "llbean", "l-l-bean"],
  ["L.L. Bean", false, "llbean", "l.l-bean"],
  ["Coca-Cola", false, "cocacola", "coca-cola"],
  ["Coca -- Cola", false, "cocacola", "coca-cola"],
  ["ΟΔΟΣ 東", false, "οδοσ東", null],
  ["餃子の王将", false, "餃子の王将", null],
  ["洋服の青山", false, "洋服の青山", null],
  ["a-b東.com", false, "ab東", null],
  ["CoCo都可", false, "coco都可", "coco"],
  ["Ａb1都可", false, "ab1都可", "ab1"],
  ["Café東", false, "café東", "cafe"],
  ["магазин東", false, "магазин東", null],
  ["a b & 東", false, "ab東", null],
  ["Fils, Lyon; -- x", false, "filslyonx", "fils-lyon-x"],
  ["東京 Bank", false, "東京bank", "bank"],
  ["ＢＡＮＫ 東", false, "bank東", "bank"],
  ["roe@example.org", false, "roeexampleorg", "roe-example.org"],
  ["Netflix.com films", false, "netflixcomfilms", "netflix.com-films"],
  ["__a..b--", false, "ab", "a.b"],
  ["...", false, "...", null],
  ["!", false, "!", null],
  ["a", false, "a", null],
  ["http://[::1]/", false, "http1", "http1"],
  ["a-very-long-shop-name", false, "averylongshopname", "a-very-long-shop-name"],
  ["a.cdefghijklmnopqrs.t", false, "acdefghijklmnopqrst", "a.cdefghijklmnopqrs.t"],
  ["shop._", false, "shop", "shop"],
  ["abcdefghijklmnopqrs.t", false, "abcdefghijklmnopqrst", "abcdefghijklmnopqrs.t"],
])("the key and the tag of %s (whole domain: %s) are %s and %s", (recipient, wholeDomain, key, tag) => {
  expect(toRecipientKey(recipient, wholeDomain)).toBe(key);
  expect(toRecipientTag(recipient, wholeDomain)).toBe(tag);
});

it.each<[tag: string, ending: string, maxLength: number, short: string | null]>([
  ["netflix", "", 20, "netflix"],
  ["netflix", "", 3, "net"],
  ["a._-b", "", 4, "a"],
  ["a._-b", "", 5, "a._-b"],
  ["netflix", "", 0, null],
  ["netflix", "", -1, null],
  ["-", "", 1, null],
  ["netflix.com", ".com", 11, "netflix.com"],
  ["netflix.com", ".com", 20, "netflix.com"],
  ["netflix.com", ".com", 10, "netfli.com"],
  ["net-flix.com", ".com", 8, "net.com"],
  ["netflix.com", ".com", 6, "ne.com"],
  ["netflix.com", ".com", 5, "netfl"],
  ["netflix.com", ".com", 0, null],
  ["businessinsider.com.au", ".com.au", 20, "businessinsid.com.au"],
])("%s that ends in %j is shortened to %d characters: %s", (tag, ending, maxLength, short) => {
  expect(shortenTag(tag, ending, maxLength)).toBe(short);
});

it.each([
  ["netflix.com", "netflix.com", ".com"],
  ["bbc.co.uk", "bbc.co.uk", ".co.uk"],
  ["netflix", "netflix.com", ""],
  ["a.b-c", "A.b c", ""],
])("the ending of the tag %s of %s is %j", (tag, recipient, ending) => {
  expect(endingOfTag(tag, recipient)).toBe(ending);
});
