import { expect, it } from "vitest";

import type { BookEntry } from "../../core";
import { searchEntries, toNewestFirst } from "./toShownEntries";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "the corner" };
const cousin: BookEntry = { recipient: "Cousin", email: "ja.ne@gmail.com", date: "2026-11-21", note: "Netflix" };

it("shows the newest first, and those of one day by recipient", () => {
  expect(toNewestFirst([bakery, netflix, cousin])).toEqual([cousin, netflix, bakery]);
});

it.each<[query: string, found: BookEntry[]]>([
  ["", [netflix, bakery, cousin]],
  ["  ", [netflix, bakery, cousin]],
  ["NETFLIX", [netflix, cousin]],
  ["corner bak", [bakery]],
  ["jane+", [netflix]],
  ["netflix corner", []],
  ["2026", []],
])("a search for %j finds recipients, addresses and notes", (query, found) => {
  expect(searchEntries([netflix, bakery, cousin], query)).toEqual(found);
});
