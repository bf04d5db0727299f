import { expect, it } from "vitest";

import type { StoredEntry } from "../../book/bookState";
import { toNewestFirst } from "../../book/bookEntries";
import { searchEntries } from "./searchEntries";

const [netflix, bakery, cousin] = [
  { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "", order: 1 },
  { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "the corner", order: 2 },
  { recipient: "Cousin", email: "ja.ne@gmail.com", date: "2026-11-21", note: "Netflix", order: 3 },
] as const satisfies StoredEntry[];

it("shows the newest first, and of one day the one that was given last", () => {
  expect(toNewestFirst([bakery, netflix, cousin])).toEqual([cousin, netflix, bakery]);
});

it.each<[query: string, found: StoredEntry[]]>([
  ["", [netflix, bakery, cousin]],
  ["  ", [netflix, bakery, cousin]],
  ["NETFLIX", [netflix, cousin]],
  ["corner bak", [bakery]],
  ["jane+", [netflix]],
  ["netflix corner", []],
  ["2025", []],
  ["2026-11-20", [bakery]],
  ["21 nov", [netflix, cousin]],
  ["november", [netflix, bakery, cousin]],
  ["0", []],
  ["https://www.netflix.com/login", [netflix]],
  ["mailto:ja.ne+netflix@googlemail.com", [netflix]],
])("a search for %j finds recipients, addresses, days and notes", (query, found) => {
  expect(searchEntries([netflix, bakery, cousin], query, "en")).toEqual(found);
});
