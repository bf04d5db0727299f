import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";

import { BOOK_NAME, type BookContent, type BookDetails, type BookFault, type StoredEntry } from "./bookState";
import { BOOK_VERSION } from "./tabChannel";

/** The key of the one record. */
export const DETAILS = "details";
/** A browser copies this many entries in a few milliseconds, so that no task is long. */
export const ENTRIES_PER_STEP = 500;

interface BookSchema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { email: string } };
  details: { key: typeof DETAILS; value: Partial<BookDetails> };
}

export type BookDatabase = IDBPDatabase<BookSchema>;
export type BookChange = IDBPTransaction<BookSchema, StoreNames<BookSchema>[], "readwrite">;
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
 * @param mayCreate Whether an empty book is made where there is none.
 * @returns `null` if there is none and none may be made.
 * @throws The browser's error. The book is then as it was.
 */
export async function openBookDatabase(mayCreate: boolean, events: BookEvents): Promise<BookDatabase | null> {
  // Some browsers have the name, but nothing under it: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  if (!globalThis.indexedDB) throw new DOMException("This page has no databases", "SecurityError");
  let database: BookDatabase;
  try {
    database = await openDB<BookSchema>(BOOK_NAME, BOOK_VERSION, {
      upgrade(created, _, __, creation) {
        // Where it fails, the request to open the database fails too, and says why.
        creation.done.catch(() => undefined);
        // A database whose creation is aborted is not there. If the page looked for one before (`indexedDB.databases`),
        // another tab could delete it in between, and a new one would be made.
        if (!mayCreate) return creation.abort();
        created.createObjectStore("entries", { keyPath: "order", autoIncrement: true }).createIndex("email", "email");
        created.createObjectStore("details");
      },
      blocked: events.onBlocked,
    });
  } catch (error) {
    if (!mayCreate && error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
  // The browser closes it, for example, when the person clears the site's data.
  database.addEventListener("close", () => events.onClosed(database, "broken"));
  database.addEventListener("versionchange", ({ newVersion }) => {
    database.close();
    events.onClosed(database, newVersion === null ? null : "outdated");
  });
  return database;
}

/** Deletes the book from the device, once the other tabs have closed it. The browser asks them to. */
export async function deleteBookDatabase(onBlocked: () => void): Promise<void> {
  await deleteDB(BOOK_NAME, { blocked: onBlocked });
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

/**
 * Runs the steps of a change in one transaction, and waits until the browser has stored them all. If one fails, none is
 * stored.
 *
 * @throws The browser's error. The transaction's own error says more than that of a step: for example, that the disk is
 *   full.
 */
export async function changeBook<Result>(database: BookDatabase, write: Write<Result>): Promise<Result> {
  const change = database.transaction(["entries", "details"], "readwrite");
  // Where a step fails first, nothing awaits the transaction.
  change.done.catch(() => undefined);
  try {
    const result = await write(change);
    await change.done;
    return result;
  } catch (error) {
    const cause = change.error ?? error;
    try {
      change.abort();
    } catch {
      // It has ended already.
    }
    throw cause;
  }
}
