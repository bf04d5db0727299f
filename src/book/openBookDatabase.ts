import { isStorageBlocked } from "../platform/storage";
import { BOOK_NAME, type BookContent, type BookDetails, type StoredEntry } from "./bookState";
import { BOOK_VERSION } from "./tabChannel";

/** The name of the object store, and the key of its one record. */
export const RECORD = "book";

/** Waits for a request. @throws The browser's error. */
export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error!));
  });
}

/** Waits until a transaction is stored. @throws The browser's error. */
export function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error!));
  });
}

/**
 * Opens the database of the book, for one operation. It keeps others from deleting the book until it is closed.
 *
 * @param mayCreate Whether an empty book is made where there is none.
 * @param onBlocked Hears that another tab keeps the database from being opened. It is opened once that tab lets go.
 * @returns `null` if there is none and none may be made.
 * @throws The browser's error. The book is then as it was.
 */
export async function openBookDatabase(mayCreate: boolean, onBlocked: () => void): Promise<IDBDatabase | null> {
  // Some browsers have the name, but nothing under it: https://bugzilla.mozilla.org/show_bug.cgi?id=781982
  // Where a person blocks site data, Chromium opens no database either, and its error is that of a broken one.
  if (!globalThis.indexedDB || isStorageBlocked())
    throw new DOMException("This page has no databases", "SecurityError");
  let isMissing = false;
  const request = indexedDB.open(BOOK_NAME, BOOK_VERSION);
  request.addEventListener("blocked", onBlocked);
  request.addEventListener("upgradeneeded", ({ oldVersion }) => {
    const upgrade = request.transaction!;
    // Opening makes it. If it were looked for before (`indexedDB.databases`), another tab could delete it in between,
    // and it would be made again. One whose making is aborted is not there.
    isMissing = oldVersion === 0 && !mayCreate;
    if (isMissing) upgrade.abort();
    // Where a step fails, the request to open the database fails too, and says why.
    else makeRecord(upgrade, oldVersion > 0).catch(() => undefined);
  });
  try {
    return await answerOf(request);
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

/** Makes the record: an empty one, or one of all that version 1 has. If a step fails, all stays as it is. */
async function makeRecord(upgrade: IDBTransaction, hasFormer: boolean): Promise<void> {
  let book: BookContent = { entries: [], lastOrder: 0 };
  if (hasFormer) {
    // The form of version 1 had a record for each entry.
    const details = await answerOf<Partial<BookDetails> | undefined>(upgrade.objectStore("details").get("details"));
    const entries = await answerOf<StoredEntry[]>(upgrade.objectStore("entries").getAll());
    book = { ...details, entries, lastOrder: Math.max(entries.at(-1)?.order ?? 0, details?.savedOrder ?? 0) };
    for (const former of ["entries", "details"] as const) upgrade.db.deleteObjectStore(former);
  }
  upgrade.db.createObjectStore(RECORD).put(book, RECORD);
}
