import { BOOK_FIELDS, BOOK_TEXT_MAX_LENGTH, type BookEntry, isSameRecipient } from "../core";
import { type BookChange, DETAILS, ENTRIES_PER_STEP } from "./bookDatabase";
import type { BookDetails, StoredEntry } from "./bookState";
import { findMissing } from "./bookEntries";

/* The steps of each change. They are in one transaction, so that all of them are stored, or none. */

/** Why an entry stays as it is: another one has its recipient and address, or another tab has changed or deleted it. */
export type Conflict = "exists" | "changed" | "deleted";

/** How the entries of a backup are added. That may take long. */
export interface BackupAdding {
  /** The day on which it is opened, `yyyy-mm-dd`. In a book that has no backup, it counts as the last one. */
  readonly day: string;
  /** Cancels it, so that nothing is added. It has no effect once everything is stored. */
  readonly signal: AbortSignal;
  /** Is called between the steps with the share of the entries that are done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Adds those entries that are not there. An entry that is there stays as it is.
 *
 * @returns The added ones.
 * @throws The reason of the signal, once it is aborted.
 */
export async function addEntries(
  change: BookChange,
  entries: readonly BookEntry[],
  backup?: BackupAdding,
): Promise<readonly StoredEntry[]> {
  const store = change.objectStore("entries");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `put` asks for the order that it gives
  const put = async (entry: BookEntry) => Object.assign({}, entry, { order: await store.put(entry as StoredEntry) });
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
  if (backup) {
    const { lastBackup = backup.day } = (await change.objectStore("details").get(DETAILS)) ?? {};
    await writeDetails(change, { lastBackup });
    backup.signal.throwIfAborted();
  }
  return added;
}

export async function replaceEntry(change: BookChange, old: StoredEntry, entry: BookEntry): Promise<Conflict | null> {
  const entries = change.objectStore("entries");
  const stored = await entries.get(old.order);
  if (stored === undefined) return "deleted";
  if (!isEqual(stored, old)) return "changed";
  const others = (await entries.index("email").getAll(entry.email)).filter(({ order }) => order !== old.order);
  if (others.some(({ recipient }) => isSameRecipient(recipient, entry.recipient))) return "exists";
  await entries.put({ ...old, ...entry });
  return null;
}

/** Removes an entry, unless another tab has changed it. One that is gone already is no conflict. */
export async function removeEntry(change: BookChange, entry: StoredEntry): Promise<Conflict | null> {
  const entries = change.objectStore("entries");
  const stored = await entries.get(entry.order);
  if (stored !== undefined && !isEqual(stored, entry)) return "changed";
  await entries.delete(entry.order);
  return null;
}

/**
 * Removes many entries, and leaves those that were changed since.
 *
 * @param removed The entries that were added together, so that their orders follow one another.
 */
export async function removeEntries(change: BookChange, removed: readonly StoredEntry[]): Promise<null> {
  const entries = change.objectStore("entries");
  for (let start = 0; start < removed.length; start += ENTRIES_PER_STEP) {
    const step = new Map(removed.slice(start, start + ENTRIES_PER_STEP).map((entry) => [entry.order, entry]));
    const range = IDBKeyRange.bound(Math.min(...step.keys()), Math.max(...step.keys()));
    // oxlint-disable no-await-in-loop -- one step after the other, so that no task is long
    const stored = await entries.getAll(range);
    const others = stored.filter((entry) => !isEqual(entry, step.get(entry.order)));
    // Deleting the range and putting back what stays takes much less time than 500 requests.
    await entries.delete(range);
    await Promise.all(others.map((entry) => entries.put(entry)));
    // oxlint-enable no-await-in-loop
  }
  return null;
}

/** Brings a removed entry back to its place. If its address was given to the same recipient again, the two become one. */
export async function restoreEntry(change: BookChange, entry: StoredEntry): Promise<null> {
  const entries = change.objectStore("entries");
  const known = await entries.index("email").getAll(entry.email);
  const again = known.find(({ recipient }) => isSameRecipient(recipient, entry.recipient));
  const notes = [entry.note, again?.note].filter(Boolean);
  if (again !== undefined) await entries.delete(again.order);
  await entries.put({ ...entry, note: notes.join("\n").slice(0, BOOK_TEXT_MAX_LENGTH) });
  return null;
}

function isEqual(one: BookEntry, other: BookEntry | undefined): boolean {
  return BOOK_FIELDS.every((field) => one[field] === other?.[field]);
}

export async function writeDetails(change: BookChange, changed: Partial<BookDetails>): Promise<null> {
  const details = change.objectStore("details");
  await details.put({ ...(await details.get(DETAILS)), ...changed }, DETAILS);
  return null;
}
