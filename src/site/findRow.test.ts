import { expect, it } from "vitest";

import { type BookEntry, recipientGroupOf, toLookup } from "../core";
import { findRow, findRows, type RowRequest } from "./findRow";
import { INITIAL_STATE } from "./siteReducer";
import { hasAddress, type SiteRow } from "./siteRow";

function requestWith(changes: Partial<RowRequest> = {}, entries: readonly BookEntry[] = []): RowRequest {
  return {
    ...INITIAL_STATE,
    lines: [],
    address: { username: "jane", domain: "gmail.com" },
    findGroup: toLookup(entries, ({ recipient }) => recipientGroupOf(recipient)),
    findGiven: toLookup(entries, ({ email }) => email),
    newlyCopied: new Set(),
    ...changes,
  };
}

function rowsOf(request: RowRequest, ...lines: string[]): readonly SiteRow[] {
  const steps = findRows({ ...request, lines });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

const entry = (recipient: string, email: string, date = "2026-11-20"): BookEntry => {
  return { recipient, email, date, note: "" };
};

it("finds the newest address that the recipient has in this mailbox", () => {
  const book = [
    entry("netflix.com", "jane+old@gmail.com", "2025-01-01"),
    entry("netflix.com", "j.ane@googlemail.com"),
    entry("netflix.com", "other@gmail.com", "2026-11-21"),
  ];

  expect(findRow(requestWith({ lines: ["Netflix"] }, book), 0)).toEqual({
    recipient: "Netflix",
    email: "j.ane@googlemail.com",
    date: "2026-11-20",
  });
});

it("finds another one where the person asks for it, and keeps the one that was just given", () => {
  const book = [entry("netflix.com", "jane+netflix@gmail.com")];
  const another = requestWith({ lines: ["netflix.com"], wanted: "new" }, book);

  expect(findRow(another, 0)).toMatchObject({ email: "jane+netflix2@gmail.com", date: null });
  const newlyCopied = new Set(["jane+netflix@gmail.com"]);
  expect(findRow({ ...another, newlyCopied }, 0)).toMatchObject({ email: "jane+netflix@gmail.com" });
});

it.each<[options: Partial<RowRequest["options"]>, email: string]>([
  [{ style: "plus" }, "jane+netflix2@gmail.com"],
  [{ style: "plus", wholeDomain: true }, "jane+netflix.com@gmail.com"],
  [{ style: "plus", isHardToGuess: true }, "jane+netflix-x7k2@gmail.com"],
  [{ style: "dots" }, "j.ane@gmail.com"],
  [{ style: "dots", otherHost: true }, "ja.ne@googlemail.com"],
])("finds the newest address of the chosen kind, if the recipient has one: %j", (options, email) => {
  const book = [
    "jane+netflix@gmail.com",
    "jane+netflix2@gmail.com",
    "ja.ne@googlemail.com",
    "jane+netflix-x7k2@gmail.com",
    "jane+netflix.com@gmail.com",
    "j.ane@gmail.com",
  ].map((given) => entry("netflix.com", given));
  const request = requestWith({ lines: ["netflix.com"], wanted: "own-of-kind" }, book);

  expect(findRow({ ...request, options: { ...request.options, ...options } }, 0)).toMatchObject({ email });
});

it("finds a new address of the chosen kind, if the recipient has none", () => {
  const request = requestWith({ lines: ["netflix.com"], wanted: "own-of-kind" }, [
    entry("netflix.com", "j.ane@gmail.com"),
  ]);

  expect(findRow(request, 0)).toMatchObject({ email: "jane+netflix@gmail.com", date: null });
});

it("gives nobody an address that somebody else has", () => {
  const request = requestWith({ lines: ["netflix.com"] }, [entry("Cousin", "jane+netflix@gmail.com")]);

  expect(findRow(request, 0)).toMatchObject({ email: "jane+netflix2@gmail.com" });
});

it("gives no two rows the same address, not even one that two recipients share in the book", () => {
  const book = [entry("shop", "jane+a@gmail.com"), entry("cafe", "jane+a@gmail.com")];
  const rows = rowsOf(requestWith({}, book), "shop", "cafe", "netflix", "netflix.de", "NETFLIX", "https://netflix.fr/");
  const emails = rows.filter(hasAddress).map(({ email }) => email);

  expect(emails).toEqual([
    "jane+a@gmail.com",
    "jane+cafe@gmail.com",
    "jane+netflix@gmail.com",
    "jane+netflix2@gmail.com",
    "jane+netflix3@gmail.com",
  ]);
});
