import { expect, it } from "vitest";

import type { StoredEntry } from "../../book/bookState";
import type { BookEntry } from "../../core";
import { compareImport } from "./ImportPreview";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };
const known: readonly StoredEntry[] = [
  { ...netflix, order: 1 },
  { ...bakery, order: 2 },
];
const READ = { ok: true, kind: "table", bare: [], refused: [] } as const;
const NOTHING = {
  ...READ,
  new: [],
  same: [],
  repeated: [],
  renamed: [],
  updates: [],
  undated: new Set(),
  refused: new Map(),
  bare: new Map(),
  sites: 1,
};

function compare(entries: readonly BookEntry[], undated: readonly BookEntry[] = [], book = known) {
  return compareImport({ ...READ, entries, undated: new Set(undated) }, book);
}

it("tells new entries from those that the book has, and from those that the file repeats", () => {
  const again = { ...netflix };
  expect(compare([netflix, again, bakery], [], [])).toEqual({
    ...NOTHING,
    new: [netflix, bakery],
    repeated: [again],
    sites: 2,
  });
  expect(compare([netflix, again])).toEqual({ ...NOTHING, same: [netflix], repeated: [again] });
});

it("counts an address apart that the book has under another name", () => {
  const garbled = { ...bakery, recipient: "BÃ¤ckerei" };
  expect(compare([garbled])).toEqual({ ...NOTHING, renamed: [garbled] });
});

it("finds other notes and dates, but takes none for one that is missing", () => {
  const entries = [
    { ...netflix, note: "yearly" },
    { ...bakery, date: "2026-11-27", note: "" },
  ];
  const [noted, dated] = entries as [BookEntry, BookEntry];
  expect(compare(entries).updates).toEqual([
    { ...noted, order: 1 },
    { ...bakery, date: "2026-11-27", order: 2 },
  ]);
  expect(compare(entries, [dated]).updates).toEqual([{ ...noted, order: 1 }]);
});

it("finds the sites that have nothing but a bare address", () => {
  const at = (recipient: string) => ({ ...netflix, recipient, email: "jane@gmail.com" });
  const bare = [at("netflix"), at("shop.org"), at("a.com"), at("b.com"), at("b.com")];
  const entries = [{ ...netflix, recipient: "shop.org", email: "jane+shop@gmail.com" }];
  const { bare: found, sites } = compareImport({ ...READ, entries, bare, undated: new Set() }, known);
  expect([...found]).toEqual([["jane@gmail.com", [at("a.com"), at("b.com")]]]);
  expect(sites).toBe(4);
});
