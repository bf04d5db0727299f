import { takeInSlices } from "../platform/runInSlices";
import { openBookDatabase, readBookContent } from "./bookDatabase";
import type { BookContent } from "./bookState";
import { readSecondCopyText, toSecondCopyText } from "./secondCopyText";

/*
 * The second copy of the book is kept in Cache Storage, and outlasts the loss of the database. It never has what a person
 * took away, in whatever order tabs read, write and close:
 *
 * - A removal deletes the cache first, and then changes the database. Meanwhile it holds a lock, which the browser takes
 *   back from a tab that ends. Removals share it, so none waits for another, or for a tab that sleeps while it writes.
 * - A write opens the cache, then looks for that lock, and then reads the database. A removal that began before the look
 *   is seen, or has ended and is read. One that begins later deletes the cache that the write has opened, and what is put
 *   into a deleted cache is nowhere: https://w3c.github.io/ServiceWorker/#cache-storage-delete
 * - A restoring has the lock for itself.
 *
 * Browsers have Cache Storage and locks in secure pages only, and may refuse both. The book then does without a copy, and
 * a removal goes on without one.
 */

/** The name of the cache, and of the lock. */
const NAME = "plusdot.book";
const KEY = "/plusdot.book";

/** Makes the copy the same as the database. Never rejects: a copy that cannot be written stays as it was. */
export async function writeSecondCopy(): Promise<void> {
  // Where it fails, the next change tries again.
  if (isSecureContext) await write().catch(() => undefined);
}

async function write(): Promise<void> {
  const cache = await caches.open(NAME);
  try {
    const { held = [] } = await navigator.locks.query();
    const isTakingAway = held.some(({ name }) => name === NAME);
    const content = isTakingAway ? null : await readStored();
    if (content === null) return;
    const text = await takeInSlices(toSecondCopyText(content, new Date()));
    await cache.put(KEY, new Response(text));
  } finally {
    // An empty cache would be a trace of a book that was deleted.
    if ((await cache.keys()).length === 0) await caches.delete(NAME);
  }
}

/** Reads the database by a connection of its own: one that the page has may be closed meanwhile. */
async function readStored(): Promise<BookContent | null> {
  const database = await openBookDatabase(null, { onBlocked: () => {}, onClosed: () => {} });
  if (database === null) return null;
  try {
    return await readBookContent(database);
  } finally {
    database.close();
  }
}

/** Tells whether there is a copy that can be read. Never rejects. */
export async function hasSecondCopy(): Promise<boolean> {
  return (await findCopy()) !== undefined;
}

/** Returns what the copy has; `null` if there is none. Never rejects. */
export async function readSecondCopy(): Promise<BookContent | null> {
  const text = await (await findCopy())?.text().catch(() => undefined);
  return text === undefined ? null : takeInSlices(readSecondCopyText(text));
}

async function findCopy(): Promise<Response | undefined> {
  try {
    return await globalThis.caches?.match(KEY, { cacheName: NAME });
  } catch {
    return undefined;
  }
}

/**
 * Deletes the copy, and then runs a change that takes something away from the database. The next write makes another
 * copy. The change is made even if the copy cannot be deleted.
 *
 * @param onCopyDeleted Gets whether the copy may still be there.
 * @throws What the change throws.
 */
export async function withoutSecondCopy<Result>(
  change: () => Promise<Result>,
  onCopyDeleted: (isCopyLeft: boolean) => void,
): Promise<Result> {
  return withLock("shared", async () => {
    onCopyDeleted(await deleteCopy());
    return change();
  });
}

/** @returns Whether the copy may still be there. */
async function deleteCopy(): Promise<boolean> {
  try {
    await globalThis.caches?.delete(NAME);
    return false;
  } catch (error) {
    // A browser that refuses Cache Storage keeps nothing in it.
    return !(error instanceof DOMException && error.name === "SecurityError");
  }
}

/**
 * Restores a book from the copy while no tab takes anything away.
 *
 * @returns `null` if there is no copy.
 * @throws What `restore` throws.
 */
export async function restoreSecondCopy<Result>(
  restore: (content: BookContent) => Promise<Result>,
): Promise<Result | null> {
  // Without a copy nobody waits for the lock.
  if (!(await hasSecondCopy())) return null;
  return withLock("exclusive", async () => {
    const content = await readSecondCopy();
    return content && restore(content);
  });
}

/** Runs work while it holds the lock. A browser without locks writes no copy, so its work needs none. */
async function withLock<Result>(mode: LockMode, work: () => Promise<Result>): Promise<Result> {
  let isHeld = false;
  try {
    return await navigator.locks.request(NAME, { mode }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld) throw error;
    return work();
  }
}
