import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";

import { type BookEntry, toRecipient } from "../core";
import type { BookContent, BookDetails, BookFault, StoredEntry } from "./bookState";
import { findMissing } from "./findMissing";

const NAME = "plusdot.book";
/** The one record of the details. */
export const DETAILS = "details";
/** So that no task is long: a browser copies this many entries in a few milliseconds. */
export const ENTRIES_PER_STEP = 500;

interface BookSchema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { email: string } };
  details: { key: typeof DETAILS; value: Partial<BookDetails> };
  /** Those of version 1. */
  notes: { key: "notes"; value: { mailbox?: string; copied?: string; unsaved?: number } };
}

export type BookDatabase = IDBPDatabase<BookSchema>;
/** The entries, in a transaction that may change them. */
type EntryStore = IDBPObjectStore<BookSchema, StoreNames<BookSchema>[], "entries", "readwrite" | "versionchange">;
type Upgrade = IDBPTransaction<BookSchema, StoreNames<BookSchema>[], "versionchange">;

/** Each brings a book from the version that is its place here to the next one. None changes once it is published. */
const UPGRADES: readonly ((upgrade: Upgrade) => void | Promise<void>)[] = [
  ({ db }) => {
    db.createObjectStore("entries", { keyPath: ["recipient", "email"] });
    db.createObjectStore("notes");
  },
  async (upgrade) => {
    const { copied: lastBackup, ...others } = (await upgrade.objectStore("notes").get("notes")) ?? {};
    await upgrade.db.createObjectStore("details").put(lastBackup ? { ...others, lastBackup } : others, DETAILS);
    upgrade.db.deleteObjectStore("notes");
  },
  async (upgrade) => {
    const earlier = await readInSteps<BookEntry>(
      (range) => upgrade.objectStore("entries").getAll(range, ENTRIES_PER_STEP),
      ({ recipient, email }) => [recipient, email],
    );
    upgrade.db.deleteObjectStore("entries");
    const store = upgrade.db.createObjectStore("entries", { keyPath: "order", autoIncrement: true });
    store.createIndex("email", "email");
    earlier.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
    for (let start = 0; start < earlier.length; start += ENTRIES_PER_STEP) {
      const step = earlier
        .slice(start, start + ENTRIES_PER_STEP)
        .map(({ recipient, email, date, note }) => ({ recipient: toRecipient(recipient), email, date, note }));
      // Of two that have become one, a note is kept, even if it is an entry of its own.
      // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that no task is long
      await putMissing(store, step, ({ note }) => note !== "");
    }
  },
];

export const BOOK_VERSION = UPGRADES.length;

/**
 * Stores a few entries whose recipient and address are not there, and gives them their order.
 *
 * @param isWanted Which of the others are stored too.
 * @returns The stored ones.
 */
export async function putMissing(
  store: EntryStore,
  entries: readonly BookEntry[],
  isWanted: (entry: BookEntry) => boolean = () => false,
): Promise<StoredEntry[]> {
  const emails = new Set(entries.map(({ email }) => email));
  const known = await Promise.all(Array.from(emails, (email) => store.index("email").getAll(email)));
  const missing = new Set(findMissing(entries, known.flat()));
  const stored = entries.filter((entry) => missing.has(entry) || isWanted(entry));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `put` asks for the order that it gives
  const put = async (entry: BookEntry) => Object.assign({}, entry, { order: await store.put(entry as StoredEntry) });
  return Promise.all(stored.map(put));
}

/** The calls of the browser to the tab that has a database open, or is opening it. */
interface BookEvents {
  /** Another tab keeps the database from being opened. */
  readonly onBlocked: () => void;
  /** The database was closed: `null` where another tab deletes the book, which is no fault. */
  readonly onClosed: (database: BookDatabase, fault: BookFault | null) => void;
}

/**
 * Opens the book, and brings an older one up to date.
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
      upgrade(_, oldVersion, __, transaction) {
        // A database whose first upgrade is aborted was never there. Nothing else asks without creating.
        isRefused = oldVersion === 0 && initial === null;
        const upgrading = storeWhole(transaction, async () => {
          if (isRefused) throw new Error("No book may be created");
          // oxlint-disable-next-line no-await-in-loop -- each needs what the one before has made
          for (const step of UPGRADES.slice(oldVersion)) await step(transaction);
          if (oldVersion === 0 && initial !== null) await fill(transaction, initial);
        });
        // The request to open the database fails too, and says why.
        upgrading.catch(() => undefined);
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

async function fill(upgrade: Upgrade, { entries, ...details }: BookContent): Promise<void> {
  await upgrade.objectStore("details").put(details, DETAILS);
  const store = upgrade.objectStore("entries");
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that no task is long
    await Promise.all(entries.slice(start, start + ENTRIES_PER_STEP).map((entry) => store.put(entry)));
  }
}

/** Deletes the book from the device, once the other tabs have closed theirs, as they do when they are asked to. */
export async function deleteBookDatabase(onBlocked: () => void): Promise<void> {
  await deleteDB(NAME, { blocked: onBlocked });
}

/** Reads the whole book, in the order in which the entries were given. */
export async function readBookContent(database: BookDatabase): Promise<BookContent> {
  const entries = await readInSteps<StoredEntry>(
    (range) => database.getAll("entries", range, ENTRIES_PER_STEP),
    ({ order }) => order,
  );
  return { ...(await database.get("details", DETAILS)), entries };
}

/** Reads all entries in the order of their keys. No task is long. */
async function readInSteps<Entry>(
  read: (range: IDBKeyRange | undefined) => Promise<Entry[]>,
  keyOf: (entry: Entry) => IDBValidKey,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let batch: Entry[];
  do {
    const last = entries.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- a batch begins behind the last entry of the one before
    batch = await read(last && IDBKeyRange.lowerBound(keyOf(last), true));
    entries.push(...batch);
  } while (batch.length === ENTRIES_PER_STEP);
  return entries;
}

/** Reads a few entries again, and returns the content with them as they are stored now. */
export async function refreshContent(
  database: BookDatabase,
  content: BookContent,
  orders: readonly number[],
): Promise<BookContent> {
  if (orders.length > ENTRIES_PER_STEP) return readBookContent(database);
  const read = new Set(orders);
  const { store, done } = database.transaction("entries");
  // The reads fail too, and say why.
  done.catch(() => undefined);
  const found = await Promise.all(Array.from(read, (order) => store.get(order)));
  const others = content.entries.filter(({ order }) => !read.has(order));
  const entries = [...others, ...found.filter((entry) => entry !== undefined)].toSorted((a, b) => a.order - b.order);
  return { ...(await database.get("details", DETAILS)), entries };
}

type Change = Pick<IDBPTransaction<unknown, never[], "readwrite" | "versionchange">, "done" | "error" | "abort">;

/**
 * Runs the steps of a transaction, and waits until the browser has stored them all. If one fails, none is stored.
 *
 * @throws The browser's error. The transaction's own error says more than that of a step: for example, that the disk is
 *   full.
 */
export async function storeWhole<Result>(transaction: Change, steps: () => Promise<Result>): Promise<Result> {
  // A step may fail first, and then nobody asks how the transaction ended.
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
