import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";

import { isStorageBlocked } from "../platform/storage";
import { BOOK_NAME, type BookContent, type BookDetails, type StoredEntry } from "./bookState";
import { BOOK_VERSION } from "./tabChannel";

/** The name of the object store, and the key of its one record. */
export const RECORD = "book";

interface BookSchema extends DBSchema {
  book: { key: typeof RECORD; value: BookContent };
  /** The form of version 1, which had a record for each entry. */
  entries: { key: number; value: StoredEntry };
  details: { key: "details"; value: Partial<BookDetails> };
}

export type BookDatabase = IDBPDatabase<BookSchema>;
export type BookTransaction = IDBPTransaction<BookSchema, [typeof RECORD], "readwrite">;
type Upgrade = IDBPTransaction<BookSchema, StoreNames<BookSchema>[], "versionchange">;

/**
 * Opens the database of the book, for one operation. It keeps others from deleting the book until it is closed.
 *
 * @param mayCreate Whether an empty book is made where there is none.
 * @param onBlocked Hears that another tab keeps the database from being opened. It is opened once that tab lets go.
 * @returns `null` if there is none and none may be made.
 * @throws The browser's error. The book is then as it was.
 */
export async function openBookDatabase(mayCreate: boolean, onBlocked: () => void): Promise<BookDatabase | null> {
  // Some browsers have the name, but nothing under it: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  // Where a person blocks site data, Chromium opens no database either, and its error is that of a broken one.
  if (!globalThis.indexedDB || isStorageBlocked())
    throw new DOMException("This page has no databases", "SecurityError");
  let isMissing = false;
  try {
    return await openDB<BookSchema>(BOOK_NAME, BOOK_VERSION, {
      upgrade(_, oldVersion, __, upgrade) {
        // Where a step fails, the request to open the database fails too, and says why.
        upgrade.done.catch(() => undefined);
        // Opening makes it. If it were looked for before (`indexedDB.databases`), another tab could delete it in
        // between, and it would be made again. One whose making is aborted is not there.
        isMissing = oldVersion === 0 && !mayCreate;
        if (isMissing) return upgrade.abort();
        makeRecord(upgrade, oldVersion > 0).catch(() => undefined);
      },
      blocked: onBlocked,
    });
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

/** Makes the record: an empty one, or one of all that version 1 has. If a step fails, all stays as it is. */
async function makeRecord(upgrade: Upgrade, hasFormer: boolean): Promise<void> {
  let book: BookContent = { entries: [], lastOrder: 0 };
  if (hasFormer) {
    const details = await upgrade.objectStore("details").get("details");
    const entries = await upgrade.objectStore("entries").getAll();
    book = { ...details, entries, lastOrder: Math.max(entries.at(-1)?.order ?? 0, details?.savedOrder ?? 0) };
    for (const former of ["entries", "details"] as const) upgrade.db.deleteObjectStore(former);
  }
  await upgrade.db.createObjectStore(RECORD).put(book, RECORD);
}
