import type { BookEntry } from "../core";
import { BOOK_FIELDS, BOOK_TEXT_MAX_LENGTH, groupBy, isSameRecipient, recipientGroupOf, toLookup } from "../core";
import type { BookContent, StoredEntry } from "./bookState";

/** The book after a change, and its result. Where the book is the same, nothing is stored. */
export type Changed<Result> = readonly [book: BookContent, result: Result];
export type Change<Result> = (book: BookContent) => Changed<Result>;

/** Why an entry stays as it is: another one has its recipient and address, or another tab has changed or deleted it. */
export type Conflict = "exists" | "changed" | "deleted";

/** Returns the entries that are new: no known one, and none before them, has their recipient and address. */
export function findMissing<Entry extends BookEntry>(entries: readonly Entry[], known: readonly BookEntry[]): Entry[] {
  const toGroup = ({ recipient, email }: BookEntry) => `${email} ${recipientGroupOf(recipient)}`;
  const emails = new Set(entries.map(({ email }) => email));
  // Few entries of a large book have these addresses, and computing a group takes long.
  const alike = known.filter(({ email }) => emails.has(email));
  const groups = groupBy(alike, toGroup);
  return entries.filter((entry) => {
    const group = groups.get(toGroup(entry)) ?? [];
    if (group.some(({ recipient }) => isSameRecipient(recipient, entry.recipient))) return false;
    groups.set(toGroup(entry), [...group, entry]);
    return true;
  });
}

/** Adds those entries that are not there, and tells which. An entry that is there stays as it is. */
export function addEntries(book: BookContent, entries: readonly BookEntry[]): Changed<StoredEntry[]> {
  const missing = findMissing(entries, book.entries);
  const added = missing.map((entry, index) => Object.assign({}, entry, { order: book.lastOrder + index + 1 }));
  const lastOrder = book.lastOrder + added.length;
  return [added.length === 0 ? book : { ...book, entries: [...book.entries, ...added], lastOrder }, added];
}

/** An exchange of entries that undoes another change: these go, and those come back. */
export type Undoing = readonly [removed: readonly StoredEntry[], restored: readonly StoredEntry[]];

/** Adds entries that are imported. Updates take the places of entries that are there. */
export function importEntries(
  book: BookContent,
  entries: readonly BookEntry[],
  updates: readonly StoredEntry[] = [],
): Changed<Undoing> {
  const updateOf = new Map(updates.map((entry) => [entry.order, entry]));
  const updated = book.entries.map((entry) => updateOf.get(entry.order) ?? entry);
  const imported = entries.map((entry) => Object.assign({}, entry, { isImported: true }));
  const [changed, added] = addEntries({ ...book, entries: updated }, imported);
  const replaced = book.entries.filter(({ order }) => updateOf.has(order));
  return [changed, [[...added, ...updates], replaced]];
}

export function replaceEntry(book: BookContent, old: StoredEntry, entry: BookEntry): Changed<Conflict | null> {
  const stored = book.entries.find(({ order }) => order === old.order);
  if (stored === undefined) return [book, "deleted"];
  if (!isEqual(stored, old)) return [book, "changed"];
  if (book.entries.some((other) => other !== stored && isSamePair(other, entry))) return [book, "exists"];
  return [{ ...book, entries: book.entries.map((kept) => (kept === stored ? { ...stored, ...entry } : kept)) }, null];
}

/**
 * Removes entries, but none that was changed since, and brings others back to their places. If the address of one was
 * given to the same recipient again, the two become one. It is a conflict if all that should go were changed.
 */
export function exchangeEntries(book: BookContent, ...[removed, restored]: Undoing): Changed<Conflict | null> {
  const removedAt = new Map(removed.map((entry) => [entry.order, entry]));
  const left = book.entries.filter((entry) => !isEqual(entry, removedAt.get(entry.order)));
  const findAlike = toLookup(left, ({ email }) => email);
  const joined = new Set<StoredEntry>();
  const stayed = new Set(left.map(({ order }) => order));
  const returning = restored.filter(({ order }) => !stayed.has(order));
  const back = returning.map((entry) => {
    const again = findAlike(entry.email).find((other) => isSamePair(other, entry));
    if (again !== undefined) joined.add(again);
    const notes = [entry.note, again?.note].filter(Boolean);
    return Object.assign({}, entry, { note: notes.join("\n").slice(0, BOOK_TEXT_MAX_LENGTH) });
  });
  const entries = left.filter((entry) => !joined.has(entry)).concat(back);
  const isConflict = removed.length > 0 && removed.every(({ order }) => stayed.has(order));
  return [
    { ...book, entries: entries.toSorted((one, other) => one.order - other.order) },
    isConflict ? "changed" : null,
  ];
}

function isEqual(one: BookEntry, other: BookEntry | undefined): boolean {
  return BOOK_FIELDS.every((field) => one[field] === other?.[field]);
}

function isSamePair(one: BookEntry, other: BookEntry): boolean {
  return one.email === other.email && isSameRecipient(one.recipient, other.recipient);
}
