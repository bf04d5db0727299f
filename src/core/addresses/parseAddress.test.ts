import { describe, expect, it } from "vitest";

import type { Domain, ParseResult } from "./address";
import { findAddressFault, findForeignCharacters, isAddressList, parseAddress } from "./parseAddress";

const INVALID: ParseResult = { ok: false, error: "invalid-email" };
const UNSUPPORTED: ParseResult = { ok: false, error: "unsupported-domain" };

function read(username: string, domain: Domain = "gmail.com"): ParseResult {
  return { ok: true, address: { username, domain } };
}

it.each([
  ["jane@gmail.com", read("jane")],
  ["jane@googlemail.com", read("jane", "googlemail.com")],
  ["Jane.DOE@gmail.com", read("jane.doe")],
  ["jane@GMail.Com", read("jane")],
  ["jane@GOOGLEMAIL.COM", read("jane", "googlemail.com")],
  ["  jane@gmail.com\n", read("jane")],
  ["\u00A0jane@gmail.com\u3000\uFEFF", read("jane")],
  ["j@gmail.com", read("j")],
  ["7@gmail.com", read("7")],
  ["j-d-@gmail.com", read("j-d-")],
  ["j--d@gmail.com", read("j--d")],
  ["j.-d@gmail.com", read("j.-d")],
  ["jane+shop@gmail.com", read("jane+shop")],
  ["jane+@gmail.com", read("jane+")],
  ["jane+a+b@gmail.com", read("jane+a+b")],
  ["jane+a.b@gmail.com", read("jane+a.b")],
  ["jane+.x@gmail.com", read("jane+.x")],
  ["jane+a.+b@gmail.com", read("jane+a.+b")],
  ["jane＠gmail.com", read("jane")],
  ["jane%40gmail.com", read("jane")],
])("an address on one of the two hosts is read: %j", (input, expected) => {
  expect(parseAddress(input)).toEqual(expected);
});

it.each([
  ["MAILTO:Jane%2Bshop@gmail.com?subject=x", read("jane+shop")],
  ["mailto:jane", read("jane")],
  ["mailto:jane?subject=x", read("jane")],
  ["Jane Doe <Jane@GoogleMail.com>", read("jane", "googlemail.com")],
  ['"Doe, Jane" <jane@gmail.com>', read("jane")],
  ["<jane@gmail.com>", read("jane")],
  ["jane@gmail.com;", read("jane")],
  ["\u200Bjane@gmail.com\u200B,", read("jane")],
  ["jane,", read("jane")],
  ["jane@gmail.com.", read("jane")],
  ["<jane@gmail.com", read("jane")],
  ["(jane@gmail.com)", read("jane")],
  ["> jane@gmail.com", read("jane")],
  ["- jane@gmail.com", read("jane")],
  [", jane@gmail.com", read("jane")],
  ["E-mail: jane@gmail.com", read("jane")],
  ["3\tJane Doe\tjane@gmail.com\tjane@company.com\n", read("jane")],
  ["3\tjane@gmail.com\troe@gmail.com", INVALID],
  ["https://user:pass@gmail.com/", UNSUPPORTED],
  ["Jane Doe (jane@gmail.com)", read("jane")],
  ["jane@gmail.com (Jane Doe)", read("jane")],
  ["jane@gmail.com's", read("jane")],
  ["jane.doe@gmail.com,Jane,Doe", read("jane.doe")],
  ['"jane@gmail.com","plus"', read("jane")],
  ["Jane Doe\njane@gmail.com\nManage your Google Account", read("jane")],
  ["jane@gmail.com<mailto:jane@gmail.com>", read("jane")],
  ["[Jane@gmail.com](mailto:jane@gmail.com)", read("jane")],
  ["jane@gmail.com jane@gmail.com", read("jane")],
  ['"roe@example.org" <jane@gmail.com>', read("jane")],
  ['"jane@gmail.com"<br>', read("jane")],
  ["Jane+Two_Words@googlemail.com;", read("jane+two_words", "googlemail.com")],
  ["Roe <roe@example.com>", UNSUPPORTED],
  ["José <josé@gmail.com>", INVALID],
  ["Jane <ja\u200Bne@gmail.com>", INVALID],
  ["mailto:jane%20doe@gmail.com", INVALID],
  ["mailto:jane%4@gmail.com", INVALID],
  ["mailto:jane@gmail.com,roe@gmail.com", INVALID],
  ["roe@gmail.com <jane@gmail.com>", INVALID],
  ["jane@gmail.com or @jane", INVALID],
  ["roe@gmail.com, jane@gmail.com", INVALID],
  ["<roe@gmail.com>, <jane@gmail.com>", INVALID],
])("an address is taken out of the text pasted with it: %j", (input, expected) => {
  expect(parseAddress(input)).toEqual(expected);
});

describe("a text with brackets but no @ is markup or a name without its address, and invalid", () => {
  it.each(["<b>jane</b>", "<jane>", "Jane Doe <jane>", "<>jane", "jane<br>", "mailto:%3Cb%3Ejane"])("%j", (input) => {
    expect(parseAddress(input)).toEqual(INVALID);
  });
});

it.each([
  "jane doe@gmail.com",
  "jane  doe@gmail.com.",
  "jane,doe@gmail.com",
  "jane, doe@gmail.com",
  "jane;doe@gmail.com",
  "jane|doe@gmail.com",
  "jane(doe@gmail.com",
  'jane"doe@gmail.com',
  "jane - doe@gmail.com",
  "jane. doe@gmail.com",
  "josé doe@gmail.com",
  "1. doe@gmail.com",
])("a word before an address may be a part of it, so the text is invalid: %j", (input) => {
  expect(parseAddress(input)).toEqual(INVALID);
});

it.each([
  "https://mail.google.com/mail/u/0/#inbox",
  "www.jane.example",
  "mailto:jane%4",
  "mailto:",
  "Jane mailto:jane",
])("a link without an address is invalid: %j", (input) => {
  expect(parseAddress(input)).toEqual(INVALID);
});

it.each([
  ["nothing", ""],
  ["only an @", "@"],
  ["no name", "@gmail.com"],
  ["no name and another host", "@example.com"],
  ["no domain", "jane@"],
  ["two @", "jane@doe@gmail.com"],
  ["two @ side by side", "jane@@gmail.com"],
  ["two @, one of them full-width", "jane＠doe@gmail.com"],
  ["two @ and another host", "jane@example.com@example.com"],
])("a text without an address is invalid: %s", (_, input) => {
  expect(parseAddress(input)).toEqual(INVALID);
});

it.each([
  "jane@example.com",
  "jane@gmail.co",
  "jane@gmail.com.br",
  "jane@gmail",
  "jane@ gmail.com",
  "jane@gmail .com",
  "jane@gmaıl.com",
  "jane@gmaİl.com",
  "..@example.com",
])("another host is unsupported: %j", (input) => {
  expect(parseAddress(input)).toEqual(UNSUPPORTED);
});

it.each([
  "josé@gmail.com",
  "ﬁona@gmail.com",
  "mar\u212A@gmail.com",
  "jane doe@gmail.com",
  "jane_doe@gmail.com",
  '"jane"@gmail.com',
  "jane\u0000@gmail.com",
  "jane\u200B@gmail.com",
  "jane\uD83D@gmail.com",
  "jane😀@gmail.com",
])("an address with a foreign character is refused, not turned into somebody else's: %j", (input) => {
  expect(parseAddress(input)).toEqual(INVALID);
});

it.each([
  ["jane", read("jane")],
  ["  JANE.Doe  ", read("jane.doe")],
  ["jane doe", read("janedoe")],
  ["jane_doe!", read("janedoe")],
  ["jane <3", read("jane3")],
  ["> jane", read("jane")],
  ["josé", read("jos")],
  ["ﬁona", read("ona")],
  ["mar\u212A", read("mar")],
  ["😀jane😀", read("jane")],
  ["é.é jane", INVALID],
  ["jane+shop", read("jane+shop")],
  ["jane+my shop", read("jane+myshop")],
  ["gmail.com", read("gmail.com")],
  ["awww.jane", read("awww.jane")],
  ["é", INVALID],
  ["日本語", INVALID],
  ["_", INVALID],
  ["j_._.d", INVALID],
  ["jane.é", INVALID],
])("a bare name gets gmail.com and loses the characters that Gmail does not allow: %j", (input, expected) => {
  expect(parseAddress(input)).toEqual(expected);
});

it.each([
  ["a dot at the start", ".jane"],
  ["a plus at the start", "+jane"],
  ["a hyphen at the start", "-jane"],
  ["a dot at the end", "jane."],
  ["only a dot", "."],
  ["only a plus", "+"],
  ["only a hyphen", "-"],
  ["two dots side by side", "jane..doe"],
  ["two dots side by side in the tag", "jane+a..b"],
  ["a dot before the plus", "john.+x"],
  ["a dot before an empty tag", "john.+"],
  ["a dot at the end of the tag", "jane+x."],
  ["a tag that is a dot", "jane+."],
])("a name that cannot exist is invalid, bare and in an address: %s", (_, name) => {
  expect([parseAddress(name), parseAddress(`${name}@gmail.com`)]).toEqual([INVALID, INVALID]);
});

describe("a name has at most 64 octets", () => {
  const longest = "a".repeat(64);
  const longestWithTag = `${"a".repeat(31)}+${"b".repeat(32)}`;

  it.each([
    ["64 octets are read", longest, read(longest)],
    ["64 octets with a tag are read", longestWithTag, read(longestWithTag)],
    ["65 octets are refused", `${longest}a`, INVALID],
    ["65 octets with a tag are refused", `${longestWithTag}b`, INVALID],
  ])("%s", (_, name, expected) => {
    expect([parseAddress(name), parseAddress(`${name}@gmail.com`)]).toEqual([expected, expected]);
  });

  it("the limit leaves out spaces around an address and characters removed from a bare name", () => {
    expect([parseAddress(` ${longest}@gmail.com `), parseAddress(`é${longest} é`)]).toEqual([
      read(longest),
      read(longest),
    ]);
  });
});

it.each([
  ["null", null],
  ["a list", ["jane@gmail.com"]],
  ["a symbol", Symbol("jane")],
])("a value that is not a string is invalid: %s", (_, input) => {
  expect(parseAddress(input)).toEqual(INVALID);
});

it.each<[text: string, isList: boolean]>([
  ["jane@gmail.com, roe@gmail.com", true],
  ["jane@gmail.com;roe@gmail.com", true],
  ["jane@gmail.com\nroe@gmail.com", true],
  ["jane＠gmail.com roe﹫gmail.com", true],
  ["jane@@gmail.com roe@gmail.com", true],
  ["jane@gmail.com", false],
  ["jane doe@gmail.com", false],
  ["jane@gmail.com, roe", false],
  ["jane@roe@gmail.com", false],
  ["jane", false],
])("whether %j is a list of addresses: %s", (text, isList) => {
  expect(isAddressList(text)).toBe(isList);
});

it.each([
  ["josé_garcía", ["é", "_", "í"]],
  ["jose\u0301", ["é"]],
  [" jane doe\u200B, ", [","]],
  ["mailto:jane!", ["!"]],
  ["jane.doe+shop-1", []],
  ["josé@gmail.com", []],
  ["jane_doe@gmail.com", []],
  ["é", []],
  ["<b>jané</b>", []],
])("the username in %j loses %j", (text, characters) => {
  expect(findForeignCharacters(text)).toEqual(characters);
});

const LONG = "a".repeat(64);

it.each([
  ["jane..doe@gmail.com", "two-dots"],
  ["To: jane+a...b@gmail.com.", "two-dots"],
  [".jane@gmail.com", "dot-at-end"],
  ["é.é jane", "dot-at-end"],
  ["jane.@gmail.com", "dot-at-end"],
  ["jane.+x", "dot-at-end"],
  ["jane+x.@gm", "dot-at-end"],
  ["jane_doe@gmail.com", "character"],
  ["jane_doe+a_b@gmail.com", "character"],
  ["josé@gm", "character"],
  ["ja\u200Bne@gmail.com", "character"],
  ["mailto:jane%5Fdoe@gmail.com", "character"],
  ["jane doe@gmail.com, thanks", "character"],
  [`${LONG}b@gmail.com`, "too-long"],
  [`é${LONG}é b`, "too-long"],
  ["Jane Doe <jane@yahoo.com>", "other-host"],
  ["jane_doe@gmail.com.br", "other-host"],
  ["jane@gm\u0430il.com", "other-host"],
])("%j breaks the rule %s", (text, fault) => {
  expect(findAddressFault(text)).toBe(fault);
});

it.each(["jane", "Jane.Doe+x@GMail.com", "josé", "jane.", "jane+x.", "jane@", "jane@gm", `${LONG}@GoogleMail.co`])(
  "%j is right, or may become right",
  (text) => {
    expect(findAddressFault(text)).toBeNull();
  },
);

it.each(["", "é", "@gmail.com", "-jane", "jane@doe@gmail.com", "<b>jane..doe</b>", "https://mail.google.com/a..b"])(
  "%j is refused without a reason",
  (text) => {
    expect([parseAddress(text).ok, findAddressFault(text)]).toEqual([false, null]);
  },
);
