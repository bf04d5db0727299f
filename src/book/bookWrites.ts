import type { BookEntry } from "../core";
import { type BookDatabase, type BookDetails, DETAILS, ENTRIES_PER_STEP, storeWhole } from "./bookDatabase";
import { keyOf, keyTextOf } from "./entryKey";

/**
 * Adds those entries that are not there, all in one step. An entry that is there stays as it is.
 *
 * @returns The entries that were added.
 */
export async function addEntries(database: BookDatabase, entries: readonly BookEntry[]): Promise<BookEntry[]> {
  const transaction = database.transaction(["entries", "details"], "readwrite");
  const store = transaction.objectStore("entries");
  const detailStore = transaction.objectStore("details");
  return storeWhole(transaction, async () => {
    const added: BookEntry[] = [];
    for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
      const step = entries.slice(start, start + ENTRIES_PER_STEP);
      // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that no task is long
      const keys = await Promise.all(step.map((entry) => store.getKey(keyOf(entry))));
      const missing = step.filter((_, index) => keys[index] === undefined);
      added.push(...missing);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await Promise.all(missing.map(async (entry) => store.put(entry)));
    }
    const details = (await detailStore.get(DETAILS)) ?? {};
    await detailStore.put({ ...details, unsaved: (details.unsaved ?? 0) + added.length }, DETAILS);
    return added;
  });
}

/** Why an entry stays as it is: another one has its new key, or another tab has changed or removed it. */
export type Conflict = "exists" | "changed";

/**
 * Puts an entry in the place of another in one step, so that neither both nor none is there after a crash.
 *
 * @returns `null` if it did.
 */
export async function replaceEntry(database: BookDatabase, old: BookEntry, entry: BookEntry): Promise<Conflict | null> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const { store } = transaction;
    if (!isEqual(await store.get(keyOf(old)), old)) return "changed";
    const hasOldKey = keyTextOf(entry) === keyTextOf(old);
    if (!hasOldKey && (await store.getKey(keyOf(entry))) !== undefined) return "exists";
    await store.delete(keyOf(old));
    await store.put(entry);
    return null;
  });
}

/** Removes an entry, unless another tab has changed it. @returns `null` if the entry is gone. */
export async function removeEntry(database: BookDatabase, entry: BookEntry): Promise<Conflict | null> {
  const transaction = database.transaction("entries", "readwrite");
  return storeWhole(transaction, async () => {
    const stored = await transaction.store.get(keyOf(entry));
    if (stored !== undefined && !isEqual(stored, entry)) return "changed";
    await transaction.store.delete(keyOf(entry));
    return null;
  });
}

function isEqual(stored: BookEntry | undefined, entry: BookEntry): boolean {
  return (
    stored !== undefined &&
    keyTextOf(stored) === keyTextOf(entry) &&
    stored.date === entry.date &&
    stored.note === entry.note
  );
}

export async function writeDetails(database: BookDatabase, details: Partial<BookDetails>): Promise<void> {
  const transaction = database.transaction("details", "readwrite");
  await storeWhole(transaction, async () => {
    const earlier = await transaction.store.get(DETAILS);
    await transaction.store.put({ ...earlier, ...details }, DETAILS);
  });
}
