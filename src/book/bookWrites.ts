import { BOOK_TEXT_MAX_LENGTH, type BookEntry } from "../core";
import { type BookDatabase, DETAILS, ENTRIES_PER_STEP, storeWhole } from "./bookDatabase";
import type { BookDetails, StoredEntry } from "./bookState";
import { findMissing, findSame } from "./findMissing";

/** Why an entry stays as it is: another one has its recipient and address, or another tab has changed or deleted it. */
export type Conflict = "exists" | "changed" | "deleted";

/** How the entries of a backup are added, which may take long. */
export interface BackupAdding {
  /** The day on which it is opened, `yyyy-mm-dd`. In a book that has no backup, it counts as the last one. */
  readonly day: string;
  /** Ends the adding, so that nothing is added. It comes too late once everything is written. */
  readonly signal: AbortSignal;
  /** Gets the share of the entries that are done, from 0 to 1, between the steps of many. */
  readonly onProgress: (share: number) => void;
}

/** Where entries come from. */
export interface AddingSource {
  readonly backup?: BackupAdding | undefined;
  /** The mailbox that they were handed out for. */
  readonly mailbox?: string;
}

/**
 * Adds those entries that are not there, all in one step. An entry that is there stays as it is.
 *
 * @returns The added ones.
 * @throws The reason of the signal, once it is aborted.
 */
export async function addEntries(
  database: BookDatabase,
  entries: readonly BookEntry[],
  { backup, ...handedOut }: AddingSource = {},
): Promise<readonly StoredEntry[]> {
  const transaction = database.transaction(["entries", "details"], "readwrite");
  const store = transaction.objectStore("entries");
  const detailStore = transaction.objectStore("details");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `put` asks for the order that it gives
  const put = async (entry: BookEntry) => Object.assign({}, entry, { order: await store.put(entry as StoredEntry) });
  return storeWhole(transaction, async () => {
    const added: StoredEntry[] = [];
    for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
      backup?.signal.throwIfAborted();
      if (start > 0) backup?.onProgress(start / entries.length);
      const step = entries.slice(start, start + ENTRIES_PER_STEP);
      const emails = new Set(step.map(({ email }) => email));
      // oxlint-disable no-await-in-loop -- one step after the other, so that no task is long
      const known = await Promise.all(Array.from(emails, (email) => store.index("email").getAll(email)));
      added.push(...(await Promise.all(findMissing(step, known.flat()).map(put))));
      // oxlint-enable no-await-in-loop
    }
    const details = (await detailStore.get(DETAILS)) ?? {};
    const changed = backup ? { lastBackup: backup.day, ...details } : { ...details, ...handedOut };
    await detailStore.put(changed, DETAILS);
    backup?.signal.throwIfAborted();
    return added;
  });
}

/** Puts an entry in the place of another in one step, so that neither both nor none is there after a crash. */
export async function replaceEntry(
  database: BookDatabase,
  old: StoredEntry,
  entry: BookEntry,
): Promise<Conflict | null> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const { store } = transaction;
    const stored = await store.get(old.order);
    if (stored === undefined) return "deleted";
    if (!isEqual(stored, old)) return "changed";
    const others = await store.index("email").getAll(entry.email);
    const same = findSame(
      others.filter(({ order }) => order !== old.order),
      entry,
    );
    if (same !== undefined) return "exists";
    await store.put({ ...old, ...entry });
    return null;
  });
}

/** Removes an entry, unless another tab has changed it. One that is gone already is no conflict. */
export async function removeEntry(database: BookDatabase, entry: StoredEntry): Promise<Conflict | null> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const stored = await transaction.store.get(entry.order);
    if (stored !== undefined && !isEqual(stored, entry)) return "changed";
    await transaction.store.delete(entry.order);
    return null;
  });
}

/**
 * Removes many entries all in one step, and leaves those that somebody has changed.
 *
 * @param entries Those of one adding, whose orders follow one another.
 */
export async function removeEntries(database: BookDatabase, entries: readonly StoredEntry[]): Promise<null> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const { store } = transaction;
    for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
      const step = new Map(entries.slice(start, start + ENTRIES_PER_STEP).map((entry) => [entry.order, entry]));
      const range = IDBKeyRange.bound(Math.min(...step.keys()), Math.max(...step.keys()));
      // oxlint-disable no-await-in-loop -- one step after the other, so that no task is long
      const stored = await store.getAll(range);
      const others = stored.filter((entry) => !isEqual(entry, step.get(entry.order)));
      // One request takes much less time than 500. What stays is put back.
      await store.delete(range);
      await Promise.all(others.map((entry) => store.put(entry)));
      // oxlint-enable no-await-in-loop
    }
    return null;
  });
}

/** Brings a removed entry back to its place. If its address was given to the same recipient again, the two become one. */
export async function restoreEntry(database: BookDatabase, entry: StoredEntry): Promise<null> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const { store } = transaction;
    const again = findSame(await store.index("email").getAll(entry.email), entry);
    const notes = [entry.note, again?.note].filter(Boolean);
    if (again !== undefined) await store.delete(again.order);
    await store.put({ ...entry, note: notes.join("\n").slice(0, BOOK_TEXT_MAX_LENGTH) });
    return null;
  });
}

function isEqual(one: BookEntry, other: BookEntry | undefined): boolean {
  return (["recipient", "email", "date", "note"] as const).every((field) => one[field] === other?.[field]);
}

export async function writeDetails(database: BookDatabase, details: Partial<BookDetails>): Promise<null> {
  const transaction = database.transaction("details", "readwrite");
  return storeWhole(transaction, async () => {
    const earlier = await transaction.store.get(DETAILS);
    await transaction.store.put({ ...earlier, ...details }, DETAILS);
    return null;
  });
}
