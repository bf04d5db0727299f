import { describe, expect, it } from "vitest";

import { checkAddresses, type CheckedAddress } from "./checkAddresses";
import type { Address } from "./parseAddress";

const ALONE = { group: null, isRepeated: false };

function gmail(mailbox: string, tag: string | null, username: string, domain: Address["domain"] = "gmail.com") {
  return { verdict: "gmail", mailbox: `${mailbox}@gmail.com`, tag, address: { username, domain } } as const;
}

describe("a Gmail address", () => {
  it.each<[input: string, expected: ReturnType<typeof gmail>]>([
    ["jane@gmail.com", gmail("jane", null, "jane")],
    ["Jane.Doe@GMail.com", gmail("janedoe", null, "jane.doe")],
    ["j.a.n.e@googlemail.com", gmail("jane", null, "j.a.n.e", "googlemail.com")],
    ["jane+Shop@gmail.com", gmail("jane", "shop", "jane+shop")],
    ["jane+a.b+c@gmail.com", gmail("jane", "a.b+c", "jane+a.b+c")],
    ["jane+@gmail.com", gmail("jane", null, "jane+")],
    ["jane+two_Words-x@gmail.com", gmail("jane", "two_words-x", "jane+two_words-x")],
    ["jane+_@gmail.com", gmail("jane", "_", "jane+_")],
    ["j-d@gmail.com", gmail("j-d", null, "j-d")],
  ])("has a mailbox and may have a tag: %s", (input, expected) => {
    expect(checkAddresses(input)).toEqual([{ input, ...expected, ...ALONE }]);
  });
});

it("reads a full-width @ as an @", () => {
  expect(checkAddresses("jane＠gmail.com")).toEqual([
    { input: "jane@gmail.com", ...gmail("jane", null, "jane"), ...ALONE },
  ]);
});

describe("an address of another host", () => {
  it.each([
    ["jane@example.org", "example.org"],
    ["Jane@Mail.Example.ORG", "mail.example.org"],
    ["jane@gmail.com.br", "gmail.com.br"],
    ["josé@münchen.de", "münchen.de"],
    ["o'neil_x@example.org", "example.org"],
  ])("is listed with its host: %s", (input, host) => {
    expect(checkAddresses(input)).toEqual([{ input, verdict: "other-host", host, ...ALONE }]);
  });
});

it.each([
  "@",
  "jane@",
  "@gmail.com",
  "a@b@gmail.com",
  "jane@gmail.com@example.org",
  "jane@example.org@gmail.com",
  "jane@gmail.com@example.org",
  "jane@localhost",
  "jane@example..org",
  "jane@exa_mple.org",
  "jane@example.org_",
  "jane..doe@gmail.com",
  "jane.@gmail.com",
  "jane.+shop@gmail.com",
  "jane+a..b@gmail.com",
  "jane+a.@gmail.com",
  "jane_doe@gmail.com",
  "_jane+x@gmail.com",
  "jane+josé@gmail.com",
  "josé@gmail.com",
  "ja\u200Bne@gmail.com",
  "mar\u212A@gmail.com",
  "jane%4@gmail.com",
  `${"a".repeat(65)}@gmail.com`,
  `${"a".repeat(32)}+${"_".repeat(32)}@gmail.com`,
])("%j is invalid", (input) => {
  expect(checkAddresses(input)).toEqual([{ input, verdict: "invalid", ...ALONE }]);
});

it("does not search a link for a second address", () => {
  expect(checkAddresses("mailto:%3Cjane@gmail.com")).toEqual([
    { input: "<jane@gmail.com", verdict: "invalid", ...ALONE },
  ]);
});

describe("one line without an @ is read as a bare username", () => {
  it.each<[text: string, input: string, expected: object]>([
    [" Jane.Doe\n", "Jane.Doe", gmail("janedoe", null, "jane.doe")],
    ["jane doe", "jane doe", gmail("janedoe", null, "janedoe")],
    ["jane_doe", "jane_doe", gmail("janedoe", null, "janedoe")],
    ["mailto:jane", "mailto:jane", gmail("jane", null, "jane")],
    ["jane+two_words", "jane+two_words", gmail("jane", "two_words", "jane+two_words")],
    ["jane,", "jane", gmail("jane", null, "jane")],
    ["jane, roe", "jane, roe", { verdict: "invalid" }],
    ["<b>jane</b>", "<b>jane</b>", { verdict: "invalid" }],
    ["https://example.org/?@jane", "https://example.org/?@jane", { verdict: "invalid" }],
    ["日本語", "日本語", { verdict: "invalid" }],
  ])("%j", (text, input, expected) => {
    expect(checkAddresses(text)).toEqual([{ input, ...expected, ...ALONE }]);
  });
});

it.each(["", " \n\u200B", "jane\nroe", "jane,\r\nroe"])("finds no address in %j", (text) => {
  expect(checkAddresses(text)).toEqual([]);
});

it("groups the addresses of a whole text by mailbox", () => {
  const text = `roe@gmail.com; Jane <jane.doe@gmail.com>
    "Roe, R." <r.o.e+x@googlemail.com>, solo@gmail.com JANE.DOE@gmail.com
    janedoe+shop_1@gmail.com; solo@gmail.com, roe@example.org Roe@Example.org a@b, a@b`;

  expect(checkAddresses(text)).toEqual<CheckedAddress[]>([
    { input: "roe@gmail.com", ...gmail("roe", null, "roe"), group: 1, isRepeated: false },
    { input: "jane.doe@gmail.com", ...gmail("janedoe", null, "jane.doe"), group: 2, isRepeated: false },
    {
      input: "r.o.e+x@googlemail.com",
      ...gmail("roe", "x", "r.o.e+x", "googlemail.com"),
      group: 1,
      isRepeated: false,
    },
    { input: "solo@gmail.com", ...gmail("solo", null, "solo"), group: null, isRepeated: false },
    { input: "JANE.DOE@gmail.com", ...gmail("janedoe", null, "jane.doe"), group: 2, isRepeated: true },
    { input: "janedoe+shop_1@gmail.com", ...gmail("janedoe", "shop_1", "janedoe+shop_1"), group: 2, isRepeated: false },
    { input: "solo@gmail.com", ...gmail("solo", null, "solo"), group: null, isRepeated: true },
    { input: "roe@example.org", verdict: "other-host", host: "example.org", group: null, isRepeated: false },
    { input: "Roe@Example.org", verdict: "other-host", host: "example.org", group: null, isRepeated: true },
    { input: "a@b", verdict: "invalid", group: null, isRepeated: false },
    { input: "a@b", verdict: "invalid", group: null, isRepeated: true },
  ]);
});

it("does not take two addresses for one if their letters differ by more than case", () => {
  const checked = checkAddresses("straße@example.org strasse@example.org");

  expect(checked.map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
});

it("checks 20,000 lines", () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `j.ane${index % 10_000}+tag_${index}@gmail.com`);
  const checked = checkAddresses(lines.join("\n"));

  expect(checked).toHaveLength(20_000);
  expect(checked.at(-1)).toEqual({
    input: "j.ane9999+tag_19999@gmail.com",
    ...gmail("jane9999", "tag_19999", "j.ane9999+tag_19999"),
    group: 10_000,
    isRepeated: false,
  });
});
