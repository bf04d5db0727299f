import { expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "./checkAddresses";
import { addressOf, type CheckedAddress } from "./checkedAddress";

/** The reading of an address at most other hosts. */
const UNKNOWN = { mailbox: null, tag: null };
const ALONE = { group: null, isRepeated: false };

function gmail(mailbox: string, tag: string | null = null) {
  return { verdict: "gmail", mailbox: `${mailbox}@gmail.com`, tag } as const;
}

function check(text: string) {
  return takeSteps(checkAddresses(text));
}

it.each<[input: string, expected: ReturnType<typeof gmail>]>([
  ["jane@gmail.com", gmail("jane")],
  ["Jane.Doe@GMail.com", gmail("janedoe")],
  ["j.a.n.e@googlemail.com", gmail("jane")],
  ["jane+Shop@gmail.com", gmail("jane", "shop")],
  ["jane+a.b+c@gmail.com", gmail("jane", "a.b+c")],
  ["jane+@gmail.com", gmail("jane")],
  ["jane+two_Words-x@gmail.com", gmail("jane", "two_words-x")],
  ["jane+_@gmail.com", gmail("jane", "_")],
  ["j-d@gmail.com", gmail("j-d")],
])("a Gmail address has a mailbox and may have a tag: %s", (input, expected) => {
  expect(check(input).rows).toEqual([{ input, ...expected, ...ALONE }]);
});

it.each(["jane@example.org", "Jane@Mail.Example.ORG", "jane@gmail.com.br", "josé@münchen.de", "o'neil_x@example.org"])(
  "an address of another host is listed: %s",
  (input) => {
    expect(check(input).rows).toEqual([{ input, verdict: "other-host", ...UNKNOWN, ...ALONE }]);
  },
);

it.each([
  "a@b@gmail.com",
  "jane+a..b@gmail.com",
  "jane+josé@gmail.com",
  `${"a".repeat(32)}+${"_".repeat(32)}@gmail.com`,
])("%j is invalid", (input) => {
  expect(check(input).rows).toEqual([{ input, verdict: "invalid", ...UNKNOWN, ...ALONE }]);
});

it.each([
  "",
  " \n\u200B",
  "@",
  "@@",
  "a@",
  "@gmail.com",
  "jane@ @gmail.com",
  "hello world no address",
  "jane",
  "jane doe",
  "jane\nroe",
  "jane,\r\nroe",
  "<b>jane</b>",
  "https://example.org/?@jane",
  "https://mail.google.com/mail/u/0/#inbox",
  "jane (work)",
  "jane(work)",
  "netflix.de",
  "www.jane",
  "日本語",
  "jane<roe>",
  "“jane”roe",
  `${"!".repeat(1000)}jane`,
])("a text without an address has no rows: %j", (text) => {
  expect(check(text)).toMatchObject({ rows: [], grouped: [], invalid: 0, duplicates: 0, mailboxes: 0, people: 0 });
});

it("counts the invalid addresses, the records beyond one for each mailbox, and the mailboxes", () => {
  const { rows, grouped, removable, ...counts } = check(
    `jane@gmail.com
    roe
    Jane@gmail.com, a..b@gmail.com, j.ane@gmail.com
    solo@gmail.com, a..b@gmail.com
    roe@yahoo.com, Roe@yahoo.com, roe@Yahoo.com`,
  );

  expect([rows.length, grouped.length, removable?.first.size, removable?.last.size]).toEqual([9, 6, 4, 4]);
  expect(counts).toMatchObject({ invalid: 2, duplicates: 4, mailboxes: 2, people: 3, addresses: 4 });
});

it("groups the addresses of a whole text by mailbox, and those of other hosts that are the same", () => {
  const text = `roe@gmail.com; Jane <jane.doe@gmail.com>
    "Roe, R." <r.o.e+x@googlemail.com>, solo@gmail.com, JANE.DOE@gmail.com
    janedoe+shop_1@gmail.com; solo@gmail.com, roe@example.org, Roe@Example.org
    a..b@gmail.com, a..b@gmail.com`;

  const { rows, grouped } = check(text);
  expect(rows).toEqual<CheckedAddress[]>([
    { input: "roe@gmail.com", ...gmail("roe"), group: 1, isRepeated: false },
    { input: "jane.doe@gmail.com", ...gmail("janedoe"), group: 2, isRepeated: false },
    {
      input: "r.o.e+x@googlemail.com",
      ...gmail("roe", "x"),
      group: 1,
      isRepeated: false,
    },
    { input: "solo@gmail.com", ...gmail("solo"), group: 3, isRepeated: false },
    { input: "JANE.DOE@gmail.com", ...gmail("janedoe"), group: 2, isRepeated: true },
    { input: "janedoe+shop_1@gmail.com", ...gmail("janedoe", "shop_1"), group: 2, isRepeated: false },
    { input: "solo@gmail.com", ...gmail("solo"), group: 3, isRepeated: true },
    { input: "roe@example.org", verdict: "other-host", ...UNKNOWN, group: 4, isRepeated: false },
    { input: "Roe@Example.org", verdict: "other-host", ...UNKNOWN, group: 4, isRepeated: true },
    { input: "a..b@gmail.com", verdict: "invalid", ...UNKNOWN, group: null, isRepeated: false },
    { input: "a..b@gmail.com", verdict: "invalid", ...UNKNOWN, group: null, isRepeated: true },
  ]);
  expect(grouped).toEqual([0, 2, 1, 4, 5, 3, 6, 7, 8].map((index) => rows[index]));
});

it("does not take two addresses for one if their letters differ by more than case", () => {
  const { rows } = check("straße@example.org strasse@example.org");

  expect(rows.map(({ group, isRepeated }) => [group, isRepeated])).toEqual([
    [null, false],
    [null, false],
  ]);
});

it("takes steps that go on from 0 to 1, one or more for each line and each address", () => {
  expect([...checkAddresses("")]).toEqual([]);
  for (const line of ["jane@gmail.com, roe@x.org\n", "Jane;jane@gmail.com\n", "a: jane@gmail.com\n", "a: b\n"]) {
    const steps = [...checkAddresses(line.repeat(100))];
    expect(steps.length).toBeGreaterThanOrEqual(100);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBeLessThanOrEqual(1);
  }
});

it.each([
  ["J.ane+Shop@GoogleMail.com", "j.ane+shop@googlemail.com"],
  ["jane+two_words@gmail.com", "jane+two_words@gmail.com"],
  ["jane＠gmail.com", "jane@gmail.com"],
  ["jane@example.org", null],
  ["a..b@gmail.com", null],
])("the exact address of %s is %s", (text, address) => {
  expect(check(text).rows.map(addressOf)).toEqual([address]);
});
