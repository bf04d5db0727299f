import type { BookEntry } from "../core";
import { type BookDatabase, DETAILS, ENTRIES_PER_STEP, storeWhole } from "./bookDatabase";
import type { BookDetails } from "./bookState";
import { type EntryKey, keyOf, keyTextOf } from "./entryKey";

/** Why an entry stays as it is: another one has its new key, or another tab has changed or removed it. */
export type Conflict = "exists" | "changed";

/** The keys of the entries that a write changed, or the reason why it changed nothing. */
type Written<Refusal extends Conflict = never> = Promise<readonly EntryKey[] | Refusal>;

/** How the entries of a backup are added, which may take long. */
export interface BackupAdding {
  /** The day on which it is opened, `yyyy-mm-dd`. In a book that has no backup, it counts as the last one. */
  readonly day: string;
  /** Ends the adding, so that nothing is added. It comes too late once everything is written. */
  readonly signal: AbortSignal;
  /** Gets the share of the entries that are done, from 0 to 1, between the steps of many. */
  readonly onProgress: (share: number) => void;
}

/**
 * Adds those entries that are not there, all in one step. An entry that is there stays as it is.
 *
 * @throws The reason of the signal, once it is aborted.
 */
export async function addEntries(
  database: BookDatabase,
  entries: readonly BookEntry[],
  backup?: BackupAdding,
): Written {
  const transaction = database.transaction(["entries", "details"], "readwrite");
  const store = transaction.objectStore("entries");
  const detailStore = transaction.objectStore("details");
  return storeWhole(transaction, async () => {
    const added: EntryKey[] = [];
    for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
      backup?.signal.throwIfAborted();
      if (start > 0) backup?.onProgress(start / entries.length);
      const step = entries.slice(start, start + ENTRIES_PER_STEP);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that no task is long
      const keys = await Promise.all(step.map((entry) => store.getKey(keyOf(entry))));
      const missing = step.filter((_, index) => keys[index] === undefined);
      // oxlint-disable-next-line no-await-in-loop -- see above
      added.push(...(await Promise.all(missing.map(async (entry) => store.put(entry)))));
    }
    const details = (await detailStore.get(DETAILS)) ?? {};
    const unsaved = (details.unsaved ?? 0) + added.length;
    // The entries of a backup are in a file already.
    await detailStore.put(backup ? { lastBackup: backup.day, ...details } : { ...details, unsaved }, DETAILS);
    backup?.signal.throwIfAborted();
    return added;
  });
}

/** Puts an entry in the place of another in one step, so that neither both nor none is there after a crash. */
export async function replaceEntry(database: BookDatabase, old: BookEntry, entry: BookEntry): Written<Conflict> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const { store } = transaction;
    if (!isUnchanged(await store.get(keyOf(old)), old)) return "changed";
    const hasOldKey = keyTextOf(entry) === keyTextOf(old);
    if (!hasOldKey && (await store.getKey(keyOf(entry))) !== undefined) return "exists";
    await store.delete(keyOf(old));
    return [keyOf(old), await store.put(entry)];
  });
}

/** Removes an entry, unless another tab has changed it. One that is gone already is no conflict. */
export async function removeEntry(database: BookDatabase, entry: BookEntry): Written<Conflict> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const stored = await transaction.store.get(keyOf(entry));
    if (stored !== undefined && !isUnchanged(stored, entry)) return "changed";
    await transaction.store.delete(keyOf(entry));
    return [keyOf(entry)];
  });
}

/** Compares what is beside the key, by which the entry was found. */
function isUnchanged(stored: BookEntry | undefined, { date, note }: BookEntry): boolean {
  return stored?.date === date && stored.note === note;
}

export async function writeDetails(database: BookDatabase, details: Partial<BookDetails>): Written {
  const transaction = database.transaction("details", "readwrite");
  return storeWhole(transaction, async () => {
    const earlier = await transaction.store.get(DETAILS);
    await transaction.store.put({ ...earlier, ...details }, DETAILS);
    return [];
  });
}
