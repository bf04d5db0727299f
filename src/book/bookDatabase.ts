import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

import type { BookEntry } from "../core";
import { type EntryKey, keyOf, keyTextOf, toKeyText } from "./entryKey";

const NAME = "plusdot.book";
const VERSION = 1;
/** The one record of the notes. */
export const NOTES = "notes";
/** So that no task is long: a browser copies this many entries in a few milliseconds. */
export const ENTRIES_PER_STEP = 500;

/** What the book remembers beside its entries. */
export interface BookNotes {
  /** The mailbox last used here, as an address. */
  mailbox: string;
  /** The day of the last saved copy, `yyyy-mm-dd`. */
  copied: string;
  /** The number of entries since then. */
  unsaved: number;
}

interface BookSchema extends DBSchema {
  entries: { key: EntryKey; value: BookEntry };
  notes: { key: typeof NOTES; value: Partial<BookNotes> };
}

export type BookDatabase = IDBPDatabase<BookSchema>;

export interface BookContent extends Partial<Readonly<BookNotes>> {
  readonly entries: readonly BookEntry[];
}

/** The calls of a database to the tab that has it open. */
export interface BookCalls {
  /** Another tab keeps the database from being opened. */
  readonly onBlocked: () => void;
  /** Another tab deletes the database, or needs a newer one. The database is closed before. */
  readonly onTaken: (reason: "forgotten" | "outdated") => void;
  /** The browser closed the database, for example because the person cleared the site's data. */
  readonly onLost: () => void;
}

/**
 * Opens the book.
 *
 * @param mayCreate Without it, a browser that has no book gets none.
 * @returns `null` if there is no book and none may be created.
 * @throws The browser's error.
 */
export async function openBookDatabase(mayCreate: boolean, calls: BookCalls): Promise<BookDatabase | null> {
  // Some browsers have the name, but nothing under it: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  if (!globalThis.indexedDB) throw new DOMException("This page has no databases", "SecurityError");
  let isNew = false;
  try {
    const database = await openDB<BookSchema>(NAME, VERSION, {
      upgrade(upgraded, oldVersion, _, transaction) {
        isNew = oldVersion === 0;
        if (isNew && !mayCreate) {
          // A database whose first upgrade is aborted was never there. Nothing else asks without creating.
          transaction.done.catch(() => undefined);
          transaction.abort();
          return;
        }
        upgraded.createObjectStore("entries", { keyPath: ["recipient", "email"] });
        upgraded.createObjectStore("notes");
      },
      blocked: calls.onBlocked,
      terminated: calls.onLost,
    });
    database.addEventListener("versionchange", ({ newVersion }) => {
      database.close();
      calls.onTaken(newVersion === null ? "forgotten" : "outdated");
    });
    return database;
  } catch (error) {
    if (isNew && !mayCreate) return null;
    throw error;
  }
}

/** Deletes the book from the device, once the other tabs have closed theirs, as they do when they are asked to. */
export async function deleteBookDatabase(onBlocked: () => void): Promise<void> {
  await deleteDB(NAME, { blocked: onBlocked });
}

/** Reads the whole book, in the order of the keys. */
export async function readBookContent(database: BookDatabase): Promise<BookContent> {
  const entries: BookEntry[] = [];
  let batch: BookEntry[];
  do {
    const last = entries.at(-1);
    const range = last && IDBKeyRange.lowerBound(keyOf(last), true);
    // oxlint-disable-next-line no-await-in-loop -- a batch begins behind the last entry of the one before
    batch = await database.getAll("entries", range, ENTRIES_PER_STEP);
    entries.push(...batch);
  } while (batch.length === ENTRIES_PER_STEP);
  return { ...(await readNotes(database)), entries };
}

/** Reads a few entries again, and returns the content with them as they are stored now. */
export async function refreshContent(
  database: BookDatabase,
  content: () => BookContent,
  keys: readonly EntryKey[],
): Promise<BookContent> {
  if (keys.length > ENTRIES_PER_STEP) return readBookContent(database);
  const read = new Map(keys.map((key) => [toKeyText(key), key]));
  const transaction = database.transaction("entries");
  const found = await Promise.all(Array.from(read.values(), (key) => transaction.store.get(key)));
  const notes = await readNotes(database);
  const others = content().entries.filter((entry) => !read.has(keyTextOf(entry)));
  return { ...notes, entries: [...others, ...found.filter((entry) => entry !== undefined)] };
}

async function readNotes(database: BookDatabase): Promise<Partial<BookNotes>> {
  return (await database.get("notes", NOTES)) ?? {};
}
