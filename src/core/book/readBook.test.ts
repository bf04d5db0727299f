import { describe, expect, it } from "vitest";

import type { BookEntry } from "./bookEntry";
import { type BookResult, readBook } from "./readBook";
import { takeSteps } from "../steps";
import { toBookCsv, toBookJson } from "./bookFormats";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };

function toJson(...entries: unknown[]): string {
  return JSON.stringify({ type: "plusdot.book", version: 1, entries });
}

function faultsOf(...entries: unknown[]): string[] {
  const result = read(toJson(...entries));
  return result.ok ? result.refused.map(({ position, fault }) => `${position} ${fault}`) : [result.error];
}

it("reads an empty book", () => {
  expect(read(toBookJson([]))).toEqual({ ok: true, entries: [], refused: [] });
  expect(read(toBookCsv([]))).toEqual({ ok: true, entries: [], refused: [] });
});

describe("an entry is refused by itself", () => {
  it.each<[string, unknown, string]>([
    ["is no object", "netflix", "entry"],
    ["is null", null, "entry"],
    ["is a list", [netflix], "entry"],
    ["has no recipient", { ...netflix, recipient: undefined }, "recipient"],
    ["has a blank recipient", { ...netflix, recipient: " \n" }, "recipient"],
    ["has a recipient that is a number", { ...netflix, recipient: 1 }, "recipient"],
    ["has a recipient that is too long", { ...netflix, recipient: "n".repeat(501) }, "recipient"],
    ["has no address", { ...netflix, email: undefined }, "email"],
    ["has a bare username", { ...netflix, email: "jane" }, "email"],
    ["has the address of another provider", { ...netflix, email: "jane@yahoo.com" }, "email"],
    ["has an address that cannot exist", { ...netflix, email: "jane..doe@gmail.com" }, "email"],
    ["has no date", { ...netflix, date: undefined }, "date"],
    ["has a list for a date", { ...netflix, date: ["2026-11-21"] }, "date"],
    ["has a text before its date", { ...netflix, date: "on 2026-11-21" }, "date"],
    ["has a date with a time", { ...netflix, date: "2026-11-21T10:00" }, "date"],
    ["has a month that does not exist", { ...netflix, date: "2026-13-01" }, "date"],
    ["has the month 0", { ...netflix, date: "2026-00-01" }, "date"],
    ["has the day 0", { ...netflix, date: "2026-11-00" }, "date"],
    ["has a day that does not exist", { ...netflix, date: "2026-02-29" }, "date"],
    ["has a leap day in 1900", { ...netflix, date: "1900-02-29" }, "date"],
    ["has no note", { ...netflix, note: undefined }, "note"],
    ["has a note that is too long", { ...netflix, note: "n".repeat(501) }, "note"],
  ])("that %s", (_, entry, fault) => {
    expect(faultsOf(netflix, entry, netflix)).toEqual([`2 ${fault}`]);
  });

  it("that takes its fields from a prototype", () => {
    expect(faultsOf(JSON.parse(`{ "__proto__": ${JSON.stringify(netflix)} }`))).toEqual(["1 recipient"]);
  });
});

it.each(["2024-02-29", "2000-02-29", "2026-12-31", "2026-04-30", "2024-01-31"])("reads the day %s", (date) => {
  expect(faultsOf({ ...netflix, date })).toEqual([]);
});

it("reads texts of 500 characters", () => {
  expect(faultsOf({ ...netflix, recipient: "n".repeat(500), note: "n".repeat(500) })).toEqual([]);
});

it("reads an address in capitals in lower case, without blanks around it, and drops other fields", () => {
  const entry = { ...netflix, email: " Jane+Netflix@Gmail.com ", colour: "red" };

  expect(read(toJson(entry))).toEqual({ ok: true, entries: [netflix], refused: [] });
});

describe("a text is refused", () => {
  it.each([
    ["that ends too early", toJson(netflix).slice(0, -3), "broken"],
    ["that has no entries", '{"type":"plusdot.book","version":1}', "broken"],
    ["of a version before the first", '{"type":"plusdot.book","version":0,"entries":[]}', "broken"],
    ["of a newer version", '{"type":"plusdot.book","version":2,"entries":[]}', "newer-version"],
    ["of another type", '{"type":"other.book","version":1,"entries":[]}', "not-a-book"],
    ["without a version", '{"type":"plusdot.book","entries":[]}', "not-a-book"],
    ["that is a list of aliases", '[{"email":"jane@gmail.com"}]', "not-a-book"],
    ["that is a list of aliases in CSV", '"Email","Type","Original"', "not-a-book"],
    ["that is prose", "Dear Jane", "not-a-book"],
    ["that is empty", "", "not-a-book"],
    ["of 20 MB", " ".repeat(20_000_000), "not-a-book"],
    ["over 20 MB", " ".repeat(20_000_001), "too-large"],
  ])("%s", (_, text, error) => {
    expect(read(text)).toEqual({ ok: false, error });
  });
});

it("reads the CSV that a spreadsheet saved again", () => {
  const book = { ok: true, entries: [{ ...netflix, note: "a; b" }], refused: [] };

  expect(read('\uFEFFFor;Address;Date;Note\r\nnetflix.com;jane+netflix@gmail.com;2026-11-21;"a; b"\r\n')).toEqual(book);
  expect(read("For\tAddress\tDate\tNote\nnetflix.com\tjane+netflix@gmail.com\t2026-11-21\ta; b\n\n")).toEqual(book);
});

it("reads a field that a person has made a formula as it is", () => {
  expect(read("For,Address,Date,Note\n=1+1,jane+netflix@gmail.com,2026-11-21,")).toEqual({
    ok: true,
    entries: [{ ...netflix, recipient: "=1+1" }],
    refused: [],
  });
});

it("reads headings alone as an empty book", () => {
  expect(read("For,Address,Date,Note")).toEqual({ ok: true, entries: [], refused: [] });
});

it("takes a byte order mark and blanks from the beginning of JSON, and no such mark from a text", () => {
  const entry = { ...netflix, note: "a\uFEFFb" };
  const book = { ok: true, entries: [entry], refused: [] };

  expect(read(`\uFEFF\n ${toBookJson([entry])}`)).toEqual(book);
  expect(read(toBookJson([entry]))).toEqual(book);
});

it("refuses a line of CSV that lacks a field, and reads one that has too many", () => {
  expect(read("For,Address,Date,Note\nnetflix.com,jane+netflix@gmail.com,2026-11-21")).toEqual({
    ok: true,
    entries: [],
    refused: [{ position: 1, fault: "note" }],
  });
  expect(read("For,Address,Date,Note\nnetflix.com,jane+netflix@gmail.com,2026-11-21,,more")).toEqual({
    ok: true,
    entries: [netflix],
    refused: [],
  });
});

it("writes CSV whose fields are no formulas", () => {
  const entry = { ...netflix, recipient: "=1+1", note: "'tis" };

  expect(toBookCsv([entry])).toBe(
    '"For","Address","Date","Note"\r\n"\'=1+1","jane+netflix@gmail.com","2026-11-21","\'tis"',
  );
});

it("writes JSON with a type and a version", () => {
  expect(toBookJson([netflix])).toBe(`{
  "type": "plusdot.book",
  "version": 1,
  "entries": [
    {
      "recipient": "netflix.com",
      "email": "jane+netflix@gmail.com",
      "date": "2026-11-21",
      "note": ""
    }
  ]
}`);
});

function read(text: string): BookResult {
  return takeSteps(readBook(text));
}

it("tells after each entry how many were read before it, and reads the lines of CSV first", () => {
  const entries = [netflix, netflix, netflix, netflix];

  expect([...readBook(toBookJson(entries))]).toEqual([0, 0.25, 0.5, 0.75]);
  expect([...readBook(toBookCsv(entries))]).toEqual([0, 0, 0, 0, 0, 0.25, 0.5, 0.75]);
});
