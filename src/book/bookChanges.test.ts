import { expect, it } from "vitest";

import type { BookEntry } from "../core";
import { addEntries, exchangeEntries, importEntries, replaceEntry } from "./bookChanges";
import { type BookContent, countUnsaved, type StoredEntry } from "./bookState";

const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const dotted: BookEntry = { recipient: "The shop", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };
const cousin: BookEntry = { ...dotted, recipient: "Cousin" };

function bookOf(...entries: BookEntry[]): BookContent {
  return addEntries({ entries: [], lastOrder: 0 }, entries)[0];
}

/** The entry in this place, as a tab has it. */
const at = ({ entries }: BookContent, place: number): StoredEntry => entries.at(place)!;

it("adds only what is not there, in its order, and tells which", () => {
  const [book, added] = addEntries(bookOf(netflix), [{ ...netflix, note: "other" }, dotted, cousin, dotted]);
  expect(added).toEqual([
    { ...dotted, order: 2 },
    { ...cousin, order: 3 },
  ]);
  expect(book).toEqual({ entries: [{ ...netflix, order: 1 }, ...added], lastOrder: 3 });
  expect(addEntries(book, [dotted])).toEqual([book, []]);
});

it("takes a recipient in another case, and the name of its site, for the same", () => {
  const names = Array.from(["NETFLIX", "Netflix", "netflix.de"], (recipient) => ({ ...netflix, recipient }));
  expect(bookOf(netflix, ...names).entries.map(({ recipient }) => recipient)).toEqual(["netflix.com", "netflix.de"]);
});

it("gives no order twice, though the last entry is removed", () => {
  const book = bookOf(netflix, dotted);
  const [left] = exchangeEntries(book, [at(book, 1)], []);
  const [changed] = exchangeEntries(addEntries(left, [cousin])[0], [], [at(book, 1)]);
  expect(changed.entries.map(({ recipient, order }) => [recipient, order])).toEqual([
    ["netflix.com", 1],
    ["The shop", 2],
    ["Cousin", 3],
  ]);
});

it("replaces an entry in its place, but not with one that is there", () => {
  const book = bookOf(netflix, dotted, cousin);
  const [changed, conflict] = replaceEntry(book, at(book, 0), { ...netflix, note: "yearly" });
  expect([conflict, at(changed, 0)]).toEqual([null, { ...netflix, note: "yearly", order: 1 }]);
  expect(replaceEntry(book, at(book, 1), { ...netflix, recipient: "NETFLIX" })).toEqual([book, "exists"]);
  expect(replaceEntry(book, at(book, 1), { ...cousin, note: "other" })).toEqual([book, "exists"]);
});

it("leaves an entry that was changed or removed meanwhile", () => {
  const book = bookOf(netflix, dotted);
  const shown = at(book, 0);
  const [changed] = replaceEntry(book, shown, { ...netflix, note: "yearly" });
  expect(replaceEntry(changed, shown, { ...netflix, note: "monthly" })).toEqual([changed, "changed"]);
  expect(exchangeEntries(changed, [shown], [])).toEqual([changed, "changed"]);
  expect(exchangeEntries(changed, book.entries, [])[0].entries).toEqual([at(changed, 0)]);

  const [left] = exchangeEntries(book, [shown], []);
  expect(left.entries).toEqual([at(book, 1)]);
  expect(replaceEntry(left, shown, netflix)).toEqual([left, "deleted"]);
  expect(exchangeEntries(left, [shown], [])).toEqual([left, null]);
});

it("brings a removed entry back to its place, and joins it with one that the same recipient was given meanwhile", () => {
  const book = bookOf(dotted, cousin, netflix);
  const [left] = exchangeEntries(book, [at(book, 0)], []);
  expect(exchangeEntries(left, [], [at(book, 0)])).toEqual([book, null]);

  const [again] = addEntries(left, [{ ...dotted, date: "2026-11-22", note: "again" }]);
  const [joined] = exchangeEntries(again, [], [at(book, 0)]);
  expect(joined.entries).toEqual([{ ...at(book, 0), note: "corner\nagain" }, at(book, 1), at(book, 2)]);
});

it("counts as unsaved what was added since the last backup, and is there", () => {
  const book = { ...bookOf(netflix, dotted, cousin), savedOrder: 2 };
  const [more, found] = addEntries(book, [{ ...netflix, recipient: "amazon" }]);
  expect(countUnsaved(more)).toBe(2);
  expect(countUnsaved(exchangeEntries(more, found, [])[0])).toBe(1);
  for (const [place, left] of [2, 2, 1].entries()) {
    const [without] = exchangeEntries(more, [at(more, place)], []);
    expect(countUnsaved(without)).toBe(left);
    expect(countUnsaved(exchangeEntries(without, [], [at(more, place)])[0])).toBe(2);
  }
  expect(countUnsaved(replaceEntry(more, at(more, 0), { ...netflix, note: "yearly" })[0])).toBe(2);
});

it("takes no import for a backup", () => {
  const [book] = importEntries({ ...bookOf(netflix), savedOrder: 1 }, [dotted]);
  expect([book.lastBackup, countUnsaved(book)]).toEqual([undefined, 1]);
});

it("takes the note and the date of an import, and gives back all of it", () => {
  const book = bookOf(netflix, dotted);
  const update = { ...at(book, 0), date: "2026-11-20", note: "yearly" };
  const [changed, undoing] = importEntries(book, [cousin], [update]);
  expect(changed.entries).toEqual([update, at(book, 1), { ...cousin, order: 3, isImported: true }]);
  expect(exchangeEntries(changed, ...undoing)).toEqual([{ ...book, lastOrder: 3 }, null]);
  // An entry that was edited since stays, alone.
  const edited = { ...update, email: "jane+new@gmail.com" };
  const [{ entries }] = exchangeEntries(replaceEntry(changed, update, edited)[0], ...undoing);
  expect(entries).toEqual([edited, at(book, 1)]);
});
