import { expect, it } from "vitest";

import type { StoredEntry } from "../../book/bookState";
import type { BookEntry } from "../../core";
import { compareBackup } from "./BackupContent";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };
const known: readonly StoredEntry[] = [
  { ...netflix, order: 1 },
  { ...bakery, order: 2 },
];
const NOTHING = {
  ok: true,
  new: [],
  same: [],
  repeated: [],
  renamed: [],
  updates: [],
  undated: new Set(),
  refused: new Map(),
};

function compare(entries: readonly BookEntry[], undated: readonly BookEntry[] = [], book = known) {
  return compareBackup({ ok: true, entries, undated: new Set(undated), refused: [] }, book);
}

it("tells new entries from those that the book has, and from those that the file repeats", () => {
  const again = { ...netflix };
  expect(compare([netflix, again, bakery], [], [])).toEqual({ ...NOTHING, new: [netflix, bakery], repeated: [again] });
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
