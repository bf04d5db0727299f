import { describe, expect, it } from "vitest";

import { shortenTag, toRecipientKey, toRecipientTag } from "./recipientKey";

describe("the key and the tag", () => {
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
    ["🎉.com", false, "🎉.com", null],
    ["Boulangerie Müller", false, "boulangerie-muller", "boulangerie-muller"],
    ["Fils, Lyon; -- x", false, "fils-lyon-x", "fils-lyon-x"],
    ["東京 Bank", false, "東京 bank", "bank"],
    ["ＢＡＮＫ 東", false, "bank 東", "bank"],
    ["roe@example.org", false, "roe-example.org", "roe-example.org"],
    ["Netflix.com films", false, "netflix.com-films", "netflix.com-films"],
    ["__a..b--", false, "a.b", "a.b"],
    ["...", false, "...", null],
    ["!", false, "!", null],
    ["a", false, "a", null],
    ["http://[::1]/", false, "http1", "http1"],
    ["a-very-long-shop-name", false, "a-very-long-shop-name", "a-very-long-shop-name"],
    ["a.cdefghijklmnopqrs.t", false, "a.cdefghijklmnopqrs.t", "a.cdefghijklmnopqrs.t"],
    ["shop._", false, "shop", "shop"],
    ["abcdefghijklmnopqrs.t", false, "abcdefghijklmnopqrs.t", "abcdefghijklmnopqrs.t"],
  ])("of %s (whole domain: %s) are %s and %s", (recipient, wholeDomain, key, tag) => {
    expect(toRecipientKey(recipient, wholeDomain)).toBe(key);
    expect(toRecipientTag(recipient, wholeDomain)).toBe(tag);
  });
});

it.each<[tag: string, maxLength: number, short: string | null]>([
  ["netflix", 20, "netflix"],
  ["netflix", 3, "net"],
  ["a._-b", 4, "a"],
  ["a._-b", 5, "a._-b"],
  ["netflix", 0, null],
  ["netflix", -1, null],
  ["-", 1, null],
])("%s is shortened to %d characters: %s", (tag, maxLength, short) => {
  expect(shortenTag(tag, maxLength)).toBe(short);
});
