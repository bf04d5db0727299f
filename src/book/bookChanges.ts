import { BOOK_FIELDS, BOOK_TEXT_MAX_LENGTH, type BookEntry, isSameRecipient } from "../core";
import type { BookContent, BookDetails, StoredEntry } from "./bookState";
import { findMissing } from "./bookEntries";

/** The book after a change, and its result. Where the book is the same, nothing is stored. */
export type Changed<Result> = readonly [book: BookContent, result: Result];
export type Change<Result> = (book: BookContent) => Changed<Result>;

/** Why an entry stays as it is: another one has its recipient and address, or another tab has changed or deleted it. */
export type Conflict = "exists" | "changed" | "deleted";

/** Adds those entries that are not there, and tells which. An entry that is there stays as it is. */
export function addEntries(book: BookContent, entries: readonly Omit<StoredEntry, "order">[]): Changed<StoredEntry[]> {
  const missing = findMissing(entries, book.entries);
  const added = missing.map((entry, index) => Object.assign({}, entry, { order: book.lastOrder + index + 1 }));
  const lastOrder = book.lastOrder + added.length;
  return [added.length === 0 ? book : { ...book, entries: [...book.entries, ...added], lastOrder }, added];
}

/**
 * Adds the entries of a backup, which are in a file already.
 *
 * @param day The day on which it is opened. In a book that has no backup, it counts as the last one.
 */
export function addBackup(book: BookContent, entries: readonly BookEntry[], day: string): Changed<null> {
  const [changed] = addEntries(
    book,
    Array.from(entries, (entry) => ({ ...entry, isSaved: true })),
  );
  return [{ ...changed, lastBackup: book.lastBackup ?? day }, null];
}

export function replaceEntry(book: BookContent, old: StoredEntry, entry: BookEntry): Changed<Conflict | null> {
  const stored = book.entries.find(({ order }) => order === old.order);
  if (stored === undefined) return [book, "deleted"];
  if (!isEqual(stored, old)) return [book, "changed"];
  if (book.entries.some((other) => other !== stored && isSameGiven(other, entry))) return [book, "exists"];
  return [{ ...book, entries: book.entries.map((kept) => (kept === stored ? { ...stored, ...entry } : kept)) }, null];
}

/** Removes an entry, unless another tab has changed it. One that is gone already is no conflict. */
export function removeEntry(book: BookContent, entry: StoredEntry): Changed<Conflict | null> {
  const [left] = removeEntries(book, [entry]);
  return [left, left.entries.some(({ order }) => order === entry.order) ? "changed" : null];
}

/** Removes entries, and leaves those that were changed since. */
export function removeEntries(book: BookContent, removed: readonly StoredEntry[]): Changed<null> {
  const removedAt = new Map(removed.map((entry) => [entry.order, entry]));
  return [{ ...book, entries: book.entries.filter((entry) => !isEqual(entry, removedAt.get(entry.order))) }, null];
}

/** Brings a removed entry back to its place. If its address was given to the same recipient again, the two become one. */
export function restoreEntry(book: BookContent, entry: StoredEntry): Changed<null> {
  const again = book.entries.find((other) => isSameGiven(other, entry));
  const notes = [entry.note, again?.note].filter(Boolean);
  const restored = { ...entry, note: notes.join("\n").slice(0, BOOK_TEXT_MAX_LENGTH) };
  const entries = book.entries.filter((other) => other !== again).concat(restored);
  return [{ ...book, entries: entries.toSorted((one, other) => one.order - other.order) }, null];
}

export function setDetails(book: BookContent, details: Partial<BookDetails>): Changed<null> {
  return [{ ...book, ...details }, null];
}

function isEqual(one: BookEntry, other: BookEntry | undefined): boolean {
  return BOOK_FIELDS.every((field) => one[field] === other?.[field]);
}

function isSameGiven(one: BookEntry, other: BookEntry): boolean {
  return one.email === other.email && isSameRecipient(one.recipient, other.recipient);
}
