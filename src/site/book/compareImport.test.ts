import { expect, it } from "vitest";

import type { StoredEntry } from "../../book/bookState";
import type { BookEntry, Import } from "../../core";
import { compareImport } from "./compareImport";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const bakery: BookEntry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };
const known: readonly StoredEntry[] = [
  { ...netflix, order: 1 },
  { ...bakery, order: 2 },
];
const NOTHING = { new: [], same: [], repeated: [], renamed: [], updates: [], bare: new Map() };

function compare(
  entries: readonly BookEntry[],
  undated: readonly BookEntry[] = [],
  book = known,
  kind: Import["kind"] = "table",
) {
  return compareImport({ ok: true, kind, entries, undated: new Set(undated), refused: [] }, book);
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

it("finds the sites of a table that have nothing but a bare address, where there are three", () => {
  const at = (...sites: string[]) =>
    Array.from(sites, (site) => ({ ...bakery, recipient: site, email: "jane@gmail.com" }));
  const entries = at("netflix", "shop.org", "a.com", "b.com", "b.com");
  const tagged = { ...netflix, recipient: "shop.org", email: "jane+shop@gmail.com" };
  const book = [...known, { ...entries[3]!, order: 3 }];
  expect(compare([...entries, tagged], [], book)).toEqual({
    ...NOTHING,
    new: [tagged],
    bare: new Map([["jane@gmail.com", at("a.com", "b.com")]]),
  });
  const shared = entries.map(({ recipient }) => Object.assign({}, tagged, { recipient }));
  expect(compare(shared)).toMatchObject({ bare: new Map() });
  const few = at("a.com", "b.com", "B.com", "b.com").slice(0, 2);
  expect(compare([...few, ...few])).toMatchObject({ bare: new Map(), new: few });
  expect(compare(entries, [], known, "backup")).toMatchObject({ bare: new Map(), new: entries.slice(0, 4) });
});
