import { expect, it } from "vitest";

import { takeSteps } from "../../tests/core/takeSteps";
import { recipientGroupOf, toLookup, toRecipient } from "../core";
import { findCurrent, findRows, type FoundRow, type RowRequest, type SiteRow } from "./findRows";
import { INITIAL_STATE } from "./siteReducer";

/** A request with the book on, or off, that knows these addresses, the newest first. */
function requestWith(isBookOn: boolean, own: readonly FoundRow[], changes: Partial<RowRequest> = {}): RowRequest {
  return {
    recipients: [],
    address: { username: "jane", domain: "gmail.com" },
    options: INITIAL_STATE.options,
    isKindChosen: false,
    suffixOf: () => "x7k2",
    findGroup: toLookup(own, ({ recipient }) => recipientGroupOf(recipient)),
    findRecipients: isBookOn ? toLookup(own, ({ email }) => email) : null,
    ...changes,
  };
}

const given = (recipient: string, email: string, date: string | null = "2026-11-20"): FoundRow => {
  return { recipient, email, date };
};

/** The addresses that "Another address" leads through, until the first one comes again. */
function walk(request: RowRequest, line: string): string[] {
  const emails: string[] = [];
  let at: string | null = null;
  do {
    const { row, next } = findCurrent(request, toRecipient(line), at);
    if (!("email" in row)) return [row.error];
    emails.push(row.email);
    at = next;
  } while (at !== null && at !== emails[0] && emails.length < 9);
  return emails;
}

function rowsOf(request: RowRequest, ...lines: string[]): readonly SiteRow[] {
  return takeSteps(findRows({ ...request, recipients: lines.map(toRecipient) }));
}

function emailsOf(request: RowRequest, ...lines: string[]): string[] {
  return rowsOf(request, ...lines).map((row) => ("email" in row ? row.email : row.error));
}

it("leads through its own addresses in this mailbox, the newest first, and then to new ones that nobody has", () => {
  const own = [
    given("netflix.com", "j.ane@googlemail.com"),
    given("Netflix", "jane+old@gmail.com", "2025-01-01"),
    given("netflix.com", "other@gmail.com"),
    given("netflix.de", "jane+netflix2@gmail.com"),
  ];
  expect(walk(requestWith(true, own), "netflix.com").slice(0, 4)).toEqual([
    "j.ane@googlemail.com",
    "jane+old@gmail.com",
    "jane+netflix@gmail.com",
    "jane+netflix3@gmail.com",
  ]);
  expect(findCurrent(requestWith(true, own), "NETFLIX", null).row).toEqual({
    recipient: "NETFLIX",
    email: "j.ane@googlemail.com",
    date: "2026-11-20",
  });
});

it("leads around once, and nowhere where there is no other address", () => {
  const dots = { options: { ...INITIAL_STATE.options, style: "dots" as const } };
  const jan = { ...dots, address: { username: "jan", domain: "gmail.com" as const } };
  expect(walk(requestWith(false, [], jan), "netflix")).toEqual([
    "j.a.n@gmail.com",
    "j.an@gmail.com",
    "ja.n@gmail.com",
    "jan@googlemail.com",
    "j.an@googlemail.com",
    "ja.n@googlemail.com",
    "j.a.n@googlemail.com",
  ]);
  for (const username of ["ab", "a-b", "j".repeat(64)]) {
    const only = requestWith(false, [], { ...dots, address: { username, domain: "gmail.com" } });
    expect(findCurrent(only, "netflix", null)).toMatchObject({
      row: { email: `${username}@googlemail.com` },
      next: null,
    });
  }
});

it("begins again where somebody else got the address that a person had reached", () => {
  const taken = [given("other", "jane+netflix2@gmail.com")];
  expect(findCurrent(requestWith(true, taken), "netflix", "jane+netflix2@gmail.com")).toMatchObject({
    row: { email: "jane+netflix@gmail.com" },
    next: "jane+netflix3@gmail.com",
  });
});

const KINDS: readonly (readonly [options: Partial<RowRequest["options"]>, own: string, fresh: string])[] = [
  [{ style: "plus" }, "jane+netflix2@gmail.com", "jane+netflix@gmail.com"],
  [{ style: "plus", wholeDomain: true }, "jane+netflix.com@gmail.com", "jane+netflix.com2@gmail.com"],
  [{ style: "plus", hasSuffix: true }, "jane+netflix-aaaa@gmail.com", "jane+netflix-x7k2@gmail.com"],
  [{ style: "dots" }, "j.ane@gmail.com", "ja.ne@gmail.com"],
  [{ style: "dots", otherHost: true }, "ja.ne@googlemail.com", "j.a.ne@googlemail.com"],
];
const ALL_KINDS = KINDS.map(([, email]) => given("netflix.com", email));

it.each(KINDS)("finds its own address of the chosen kind, and then a new one: %j", (options, own, fresh) => {
  for (const isBookOn of [true, false]) {
    const request = requestWith(isBookOn, ALL_KINDS, {
      options: { ...INITIAL_STATE.options, ...options },
      isKindChosen: isBookOn,
    });
    expect(walk(request, "netflix.com").slice(0, 2)).toEqual([own, fresh]);
  }
});

it("finds the number again that a long name has", () => {
  const own = [given("a-very-long-shop-name.com", "jane+a-very-long-shop-na2@gmail.com")];
  expect(walk(requestWith(true, own, { isKindChosen: true }), "a-very-long-shop-name.com").slice(0, 2)).toEqual([
    "jane+a-very-long-shop-na2@gmail.com",
    "jane+a-very-long-shop-nam@gmail.com",
  ]);
});

it("first keeps what each line of a list has, and then gives the others what is left, with the book", () => {
  const own = [given("amazon.de", "jane+amazon@gmail.com")];
  const request = requestWith(true, own);
  expect(emailsOf(request, "amazon.com", "amazon.de", "amazon.fr", "AMAZON.DE", "https://amazon.com/x")).toEqual([
    "jane+amazon2@gmail.com",
    "jane+amazon@gmail.com",
    "jane+amazon3@gmail.com",
  ]);
});

it("gives one site in two writings one address, with the book and without", () => {
  const request = requestWith(true, [given("netflix", "jane+netflix@gmail.com")]);
  for (const asked of [request, requestWith(false, [])]) {
    expect(emailsOf(asked, "netflix", "netflix.com", "www.netflix.com")).toEqual([
      "jane+netflix@gmail.com",
      "jane+netflix@gmail.com",
    ]);
  }
});

it("gives each recipient one row and one text of random characters, however it is written", () => {
  const options = { ...INITIAL_STATE.options, hasSuffix: true };
  const request = requestWith(false, [], {
    options,
    suffixOf: (id) => ({ hm: "aaaa", "amazon.de": "bbbb" })[id] ?? "cccc",
  });
  expect(emailsOf(request, "H&M", "amazon.de", "H & M", "h&m", "Amazon")).toEqual([
    "jane+hm-aaaa@gmail.com",
    "jane+amazon-bbbb@gmail.com",
    "jane+amazon-cccc@gmail.com",
  ]);
});

it("draws random characters again for each further address, and never those of a replaced one", () => {
  const options = { ...INITIAL_STATE.options, hasSuffix: true };
  const suffixOf = (_: string, further: number) => `x7k${further}`;
  const own = [given("netflix", "jane+netflix-x7k1@gmail.com")];
  const request = requestWith(true, own, { options, suffixOf, replaced: "jane+netflix-x7k2@gmail.com" });
  const emails = [1, 0, 3, 4].map((further) => `jane+netflix-x7k${further}@gmail.com`);
  expect(walk(request, "netflix").slice(0, 4)).toEqual(emails);
});

it("names who has the same address", () => {
  const shared = (recipient: string, more: number) => ({ email: "jane+amazon@gmail.com", shared: { recipient, more } });
  expect(rowsOf(requestWith(false, []), "amazon.com", "netflix", "amazon.de", "amazon.fr")).toMatchObject([
    shared("amazon.de", 1),
    { recipient: "netflix" },
    shared("amazon.com", 1),
    shared("amazon.com", 1),
  ]);
  expect(rowsOf(requestWith(false, []), "netflix", "東京")).toEqual([
    { recipient: "netflix", email: "jane+netflix@gmail.com", date: null },
    { recipient: "東京", error: "no-recipient" },
  ]);
  const book = [given("shop", "jane+a@gmail.com"), given("cafe", "jane+a@gmail.com")];
  expect(rowsOf(requestWith(true, book), "shop", "cafe")).toMatchObject([
    { email: "jane+a@gmail.com", shared: { recipient: "cafe", more: 0 } },
    { email: "jane+a@gmail.com", shared: { recipient: "shop", more: 0 } },
  ]);
});
