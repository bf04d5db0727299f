import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { checkAddresses, type CheckedAddress } from "./checkAddresses";
import type { Address } from "./parseAddress";
import { stringOf } from "../../../tests/core/arbitraries";

/** How often each law is tried: `npm run laws` has it tried on many more. */
const RUNS = Number(process.env.LAW_RUNS ?? 100);

const ALONE = { group: null, isRepeated: false };

function gmail(mailbox: string, tag: string | null, username: string, domain: Address["domain"] = "gmail.com") {
  return { verdict: "gmail", mailbox: `${mailbox}@gmail.com`, tag, address: { username, domain } } as const;
}

describe("an address of Gmail", () => {
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
  ])("is known with its mailbox and its tag: %s", (input, expected) => {
    expect(checkAddresses(input)).toEqual([{ input, ...expected, ...ALONE }]);
  });
});

describe("an address of another host", () => {
  it.each([
    ["jane@example.org", "example.org"],
    ["Jane@Mail.Example.ORG", "mail.example.org"],
    ["jane@gmail.com.br", "gmail.com.br"],
    ["josé@münchen.de", "münchen.de"],
    ["o'neil_x@example.org", "example.org"],
  ])("is known by its host: %s", (input, host) => {
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

it("takes no address out of a link that has another one in it", () => {
  expect(checkAddresses("mailto:%3Cjane@gmail.com")).toEqual([
    { input: "<jane@gmail.com", verdict: "invalid", ...ALONE },
  ]);
});

describe("one line without an @ is read as the field reads it", () => {
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

it("says what belongs together, in a whole text", () => {
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

it("takes no two addresses for one whose letters differ by more than their case", () => {
  const checked = checkAddresses("straße@example.org strasse@example.org");

  expect(checked.map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
});

it("checks 20,000 lines", { timeout: 30_000 }, () => {
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

it.each(["_", "+", "a.", "@", "-@", "a@a.", "\u200B", "mailto:"])(
  "costs linear time, for 200,000 times %j",
  { timeout: 30_000 },
  (piece) => {
    const long = piece.repeat(200_000);
    const texts = [long, `a+${long}@gmail.com`, `a@${long}`, `a@${long}!`];
    expect(texts.map((text) => Array.isArray(checkAddresses(text)))).toEqual(texts.map(() => true));
  },
);

describe("laws", { timeout: 60_000 + RUNS * 100 }, () => {
  it("never throws, and accepts only addresses that obey the rules", () => {
    const anyText = fc.oneof(stringOf("aé.+-_@<>,; \n%:", { maxLength: 40 }), fc.string({ unit: "binary" }));

    fc.assert(
      fc.property(fc.array(anyText), fc.constantFrom("", "@gmail.com\n", "@googlemail.com,"), (texts, end) => {
        const addresses = checkAddresses(texts.map((text) => text + end).join(" ")).flatMap((checked) =>
          checked.verdict === "gmail" ? [checked.address] : [],
        );
        const name = /^(?=.{1,64}$)[a-z0-9](?!.*\.\.)(?:[a-z0-9.-]*[a-z0-9-])?(?:\+(?:[a-z0-9._+-]*[a-z0-9_+-])?)?$/;
        expect(addresses.filter(({ username }) => !name.test(username))).toEqual([]);
      }),
      { numRuns: RUNS * 10 },
    );
  });
});
