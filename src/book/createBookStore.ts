import type { BookEntry } from "../core";
import { findMissing } from "./bookEntries";
import { BOOK_PATIENCE_MS, type BookDetails, type BookFault, type StoredEntry } from "./bookState";
import * as writes from "./bookWrites";
import { createBookConnection } from "./createBookConnection";
import { createKnownBook } from "./createKnownBook";

/** How a change ended: `null` where it is stored. */
export type Outcome = BookFault | null;

export type EntryOutcome = Outcome | writes.Conflict;

export type BookStore = ReturnType<typeof createBookStore>;

/**
 * Makes the book of a page, and the functions that change it. A change is in the state once it is stored, and never
 * before. The functions do not throw: they return the fault.
 */
export function createBookStore() {
  const known = createKnownBook();
  const connection = createBookConnection(known, () => {
    if (known.getVisit().entries.length > 0) void storeVisit();
  });
  const { change } = connection;

  /** Stores what was handed out, if the book is on. */
  async function storeVisit(): Promise<readonly StoredEntry[]> {
    const timer = setTimeout(known.setVisit, BOOK_PATIENCE_MS, { fault: "slow" });
    await connection.whenRead();
    const { entries, mailbox } = known.getVisit();
    // A person who has not switched it on, or cannot, is told nothing.
    const isOff = mailbox === null || known.getState().status === "off" || known.getFault() === "missing";
    const added = isOff
      ? []
      : await change(async (book) => {
          await writes.writeDetails(book, { mailbox });
          return writes.addEntries(book, entries);
        });
    clearTimeout(timer);
    if (typeof added === "string") {
      known.setVisit({ fault: added });
      return [];
    }
    const stored = new Set(isOff ? [] : entries);
    known.setVisit({ entries: known.getVisit().entries.filter((entry) => !stored.has(entry)), fault: null });
    return added;
  }

  return {
    getState: known.getState,
    getVisit: known.getVisit,
    subscribe: known.subscribe,
    /** Reads the book if there is one, and listens to the other tabs. A store that is open stays as it is. */
    open: connection.open,
    /** Closes the book, as the end of the tab would. */
    close: connection.close,
    /** Tries once more to read a book that failed. */
    retry: () => connection.read(false),
    /**
     * Makes a book if there is none, and asks the browser to keep it.
     *
     * @param mayReplace Whether a new book may take the place of one that the browser still cannot read.
     */
    switchOn: (mayReplace = false): Promise<Outcome> => connection.switchOn(mayReplace),
    /** Asks the browser again to keep the book, which it may do for a site that is installed. */
    askToKeep: () => connection.askToKeep(true),
    /** Adds those entries that are not there; the others stay as they are. A backup that is cancelled ends in a fault. */
    async add(entries: readonly BookEntry[], backup?: writes.BackupAdding): Promise<Outcome> {
      const marked = backup ? entries.map((entry) => ({ ...entry, isSaved: true })) : entries;
      const added = await change((book) => writes.addEntries(book, marked, backup));
      return typeof added === "string" ? added : null;
    },
    /** Adds what a check found, as `add` does, and returns what it added, so that `removeMany` can take it back. */
    addFound(entries: readonly BookEntry[]) {
      const marked = entries.map((entry) => ({ ...entry, isFound: true }));
      return change((book) => writes.addEntries(book, marked));
    },
    /**
     * Takes note of addresses that a person has handed out, at once for this visit, and stores them and the mailbox if
     * the book is on. What cannot be stored is tried again with the next ones, and when the book is switched on.
     *
     * @returns Those that it stored, so that `removeMany` can take them back.
     */
    async handOut(entries: readonly BookEntry[], mailbox: string): Promise<readonly StoredEntry[]> {
      const { content } = known.getState();
      const visit = known.getVisit();
      const emails = new Set(entries.map(({ email }) => email));
      const sameEmails = [...(content?.entries ?? []), ...visit.entries].filter(({ email }) => emails.has(email));
      const missing = findMissing(entries, sameEmails);
      if (missing.length === 0 && content?.mailbox === mailbox) return [];
      known.setVisit({ entries: [...visit.entries, ...missing], mailbox });
      return storeVisit();
    },
    replace: (old: StoredEntry, entry: BookEntry): Promise<EntryOutcome> =>
      change((book) => writes.replaceEntry(book, old, entry)),
    remove: (entry: StoredEntry): Promise<EntryOutcome> => change((book) => writes.removeEntry(book, entry)),
    /** Removes entries. One that was changed meanwhile stays. */
    removeMany: (entries: readonly StoredEntry[]): Promise<Outcome> =>
      change((book) => writes.removeEntries(book, entries)),
    restore: (entry: StoredEntry): Promise<Outcome> => change((book) => writes.restoreEntry(book, entry)),
    setDetails: (details: Partial<BookDetails>): Promise<Outcome> =>
      change((book) => writes.writeDetails(book, details)),
    /** Deletes the book from this device, in every tab. */
    forget: connection.forget,
  };
}
