import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";

import type { BookContent, BookDetails, BookFault, StoredEntry } from "./bookState";

/** A tab with another version of the program leaves the book and its messages alone. */
export const BOOK_VERSION = 1;

const NAME = "plusdot.book";
/** The key of the one record. */
export const DETAILS = "details";
/** A browser copies this many entries in a few milliseconds, so that no task is long. */
export const ENTRIES_PER_STEP = 500;

interface BookSchema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { email: string } };
  details: { key: typeof DETAILS; value: Partial<BookDetails> };
}

export type BookDatabase = IDBPDatabase<BookSchema>;
type Creation = IDBPTransaction<BookSchema, StoreNames<BookSchema>[], "versionchange">;
export type BookChange = IDBPTransaction<BookSchema, StoreNames<BookSchema>[], "readwrite">;
/** The steps of a change. */
export type Write<Result> = (change: BookChange) => Promise<Result>;
/** The calls of the browser to the tab that has a database open, or is opening it. */
export interface BookEvents {
  /** Another tab keeps the database from being opened. */
  readonly onBlocked: () => void;
  /** The database was closed: `null` where another tab deletes the book, which is no fault. */
  readonly onClosed: (database: BookDatabase, fault: BookFault | null) => void;
}

/**
 * Opens the book.
 *
 * @param initial The content of a book where there is none. It is there at once or not at all, so that of two tabs only
 *   one fills the book. With `null`, a browser that has no book gets none.
 * @returns `null` if there is no book and none may be made.
 * @throws The browser's error. The book is then as it was.
 */
export async function openBookDatabase(initial: BookContent | null, events: BookEvents): Promise<BookDatabase | null> {
  // Some browsers have the name, but nothing under it: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  if (!globalThis.indexedDB) throw new DOMException("This page has no databases", "SecurityError");
  let isRefused = false;
  try {
    const database = await openDB<BookSchema>(NAME, BOOK_VERSION, {
      upgrade(_, __, ___, transaction) {
        const creating = storeWhole(transaction, async () => {
          isRefused = initial === null;
          // No database is left where its creation is aborted. There is no other way to ask whether there is one.
          if (initial === null) throw new Error("No book may be created");
          await create(transaction, initial);
        });
        // The request to open the database fails too, and says why.
        creating.catch(() => undefined);
      },
      blocked: events.onBlocked,
    });
    // The browser closes it, for example, when the person clears the site's data.
    database.addEventListener("close", () => events.onClosed(database, "broken"));
    database.addEventListener("versionchange", ({ newVersion }) => {
      database.close();
      events.onClosed(database, newVersion === null ? null : "outdated");
    });
    return database;
  } catch (error) {
    if (isRefused) return null;
    throw error;
  }
}

async function create({ db }: Creation, { entries, ...details }: BookContent): Promise<void> {
  const store = db.createObjectStore("entries", { keyPath: "order", autoIncrement: true });
  store.createIndex("email", "email");
  // New orders follow that of the last entry, and none of them may count as saved.
  const savedOrder = Math.min(details.savedOrder ?? 0, entries.at(-1)?.order ?? 0);
  await db.createObjectStore("details").put({ ...details, savedOrder }, DETAILS);
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that no task is long
    await Promise.all(entries.slice(start, start + ENTRIES_PER_STEP).map((entry) => store.put(entry)));
  }
}

/** Deletes the book from the device, once the other tabs have closed it. The browser asks them to. */
export async function deleteBookDatabase(onBlocked: () => void): Promise<void> {
  await deleteDB(NAME, { blocked: onBlocked });
}

/** Reads the whole book in one transaction, in the order in which the entries were given. No task is long. */
export async function readBookContent(database: BookDatabase): Promise<BookContent> {
  const transaction = database.transaction(["entries", "details"]);
  // The reads fail too, and say why.
  transaction.done.catch(() => undefined);
  const store = transaction.objectStore("entries");
  const entries: StoredEntry[] = [];
  let batch: StoredEntry[];
  do {
    const last = entries.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- a batch begins behind the last entry of the one before
    batch = await store.getAll(last && IDBKeyRange.lowerBound(last.order, true), ENTRIES_PER_STEP);
    entries.push(...batch);
  } while (batch.length === ENTRIES_PER_STEP);
  return { ...(await transaction.objectStore("details").get(DETAILS)), entries };
}

/** Runs the steps of a change in one transaction (`storeWhole`). */
export async function changeBook<Result>(database: BookDatabase, write: Write<Result>): Promise<Result> {
  const transaction = database.transaction(["entries", "details"], "readwrite");
  return storeWhole(transaction, () => write(transaction));
}

/**
 * Runs the steps of a transaction, and waits until the browser has stored them all. If one fails, none is stored.
 *
 * @throws The browser's error. The transaction's own error says more than that of a step: for example, that the disk is
 *   full.
 */
async function storeWhole<Result>(transaction: Creation | BookChange, steps: () => Promise<Result>): Promise<Result> {
  // Where a step fails first, nothing awaits the transaction.
  transaction.done.catch(() => undefined);
  try {
    const result = await steps();
    await transaction.done;
    return result;
  } catch (error) {
    const cause = transaction.error ?? error;
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw cause;
  }
}
