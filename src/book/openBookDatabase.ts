import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import { isStorageBlocked } from "../platform/storage";
import type { BookContent } from "./bookState";
import { DATABASE_VERSION } from "./tabChannel";

export const BOOK_NAME = "plusdot.book";

/** The name of the object store, and the key of its one record. */
export const RECORD = "book";

interface BookSchema extends DBSchema {
  book: { key: typeof RECORD; value: BookContent };
}

/**
 * Opens the database of the book, for one operation. It keeps others from deleting the book until it is closed. Where
 * there is none, an empty one is made, or else it returns `null`.
 *
 * @throws The browser's error. The book is then as it was.
 */
export async function openBookDatabase(mayCreate: boolean): Promise<IDBPDatabase<BookSchema> | null> {
  // Some browsers have the name, but nothing under it: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  // Where a person blocks site data, Chromium opens no database either, and its error is that of a broken one.
  if (!globalThis.indexedDB || isStorageBlocked())
    throw new DOMException("This page has no databases", "SecurityError");
  let isMissing = false;
  try {
    return await openDB<BookSchema>(BOOK_NAME, DATABASE_VERSION, {
      // Called only where there is no database yet.
      upgrade(database, _, __, upgrade) {
        // Where a step fails, the request to open the database fails too, and says why.
        upgrade.done.catch(() => undefined);
        // Opening makes it. If it were looked for before (`indexedDB.databases`), another tab could delete it in
        // between, and it would be made again. An aborted database is not made.
        isMissing = !mayCreate;
        if (isMissing) return upgrade.abort();
        const store = database.createObjectStore(RECORD);
        store.put({ entries: [], lastOrder: 0 }, RECORD).catch(() => undefined);
      },
    });
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}
