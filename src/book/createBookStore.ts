import type { BookEntry } from "../core";
import { askToKeepStorage } from "../platform/askToKeepStorage";
import { type BookDatabase, changeBook, deleteBookDatabase, readBookContent, type Write } from "./bookDatabase";
import {
  BOOK_PATIENCE_MS,
  type BookDetails,
  type BookFault,
  type BookState,
  isUnsaved,
  type StoredEntry,
  toBookFault,
  type Visit,
} from "./bookState";
import {
  addEntries,
  addHandedOut,
  type BackupAdding,
  type Conflict,
  removeEntries,
  removeEntry,
  replaceEntry,
  restoreEntry,
  writeDetails,
} from "./bookWrites";
import { createCopyTimer } from "./createCopyTimer";
import { findMissing } from "./bookEntries";
import { openBook, type Opening } from "./openBook";
import { hasSecondCopy, readSecondCopy, withoutSecondCopy } from "./secondCopy";
import { openTabChannel, type TabChannel } from "./tabChannel";

/** How a change ended: `null` where it is stored. */
export type Outcome = BookFault | null;

/** How a change of an entry ended. */
export type EntryOutcome = Outcome | Conflict;

export type BookStore = ReturnType<typeof createBookStore>;

/**
 * Makes the book of a page, and the functions that change it. A change is in the state once it is stored, and never
 * before. The functions do not throw: they return the fault.
 */
export function createBookStore() {
  let state: BookState = { status: "opening", content: null };
  let visit: Visit = { entries: [], mailbox: null, fault: null, isCopyLeft: false };
  let database: BookDatabase | null = null;
  /** `null` while the store is closed. */
  let otherTabs: TabChannel | null = null;
  /** Reads follow one another, so that none brings back what a later one has replaced. */
  let lastRead: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const onBlocked = () => void fail("blocked");
  const onCopyDeleted = (isCopyLeft: boolean) => setVisit({ isCopyLeft });
  const copyTimer = createCopyTimer(() => database !== null);

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  function setState(next: BookState): void {
    state = next;
    tellListeners();
  }

  function setVisit(changed: Partial<Visit>): void {
    visit = { ...visit, ...changed };
    tellListeners();
  }

  /** So that nothing of a deleted book is left in the page. */
  function endVisit(): void {
    setVisit({ entries: [], mailbox: null, fault: null });
  }

  /** A failure keeps what the page has read, so that it can still be saved. */
  function fail(fault: BookFault, content = state.content): BookFault {
    setState({ status: "failed", fault, content });
    return fault;
  }

  function faultNow(): Outcome {
    return state.status === "failed" ? state.fault : null;
  }

  function onClosed(closed: BookDatabase, fault: Outcome): void {
    if (database !== closed) return;
    database = null;
    if (fault === null) {
      setState({ status: "off", content: null });
      return endVisit();
    }
    fail(fault);
    // Safari closes the databases of a page that is in the background.
    if (fault === "broken") void read("page");
  }

  function closeDatabase(): void {
    database?.close();
    database = null;
  }

  function afterLastRead(work: () => Promise<void>): Promise<void> {
    const result = lastRead.then(work);
    lastRead = result.catch(() => undefined);
    return result;
  }

  function read(opening: Opening): Promise<void> {
    return afterLastRead(() => (database === null ? load(opening) : show()));
  }

  async function load(opening: Opening): Promise<void> {
    try {
      // A copy that could not be deleted may have what was. Only a person replaces a list that may be nowhere else.
      const mayRestore = !visit.isCopyLeft && (opening !== "page" || !isUnsaved(state));
      database = await openBook(opening, mayRestore, { onBlocked, onClosed });
    } catch (error) {
      return failToRead(error);
    }
    // The store was closed meanwhile.
    if (otherTabs === null) return closeDatabase();
    if (database === null) return isUnsaved(state) ? undefined : setState({ status: "off", content: null });
    // Other tabs have no book yet, or closed the broken one.
    if (opening !== "page") otherTabs.tell("changed");
    await show();
    if (state.status !== "on") return;
    if (visit.entries.length > 0) void storeVisit();
    // Some browsers ask the person, who may take long to answer.
    void askToKeepStorage(opening === "switch").then(showWhetherLasting);
    if (!(await hasSecondCopy())) copyTimer.restart();
  }

  /** Reads the whole open book. If the database is closed meanwhile, the state says so already. */
  async function show(): Promise<void> {
    const opened = database;
    if (opened === null) return;
    try {
      const content = await readBookContent(opened);
      const isLasting = state.status === "on" ? state.isLasting : null;
      if (database === opened) setState({ status: "on", content, isLasting });
    } catch (error) {
      if (database !== opened) return;
      closeDatabase();
      await failToRead(error);
    }
  }

  /** Falls back on the second copy where the page has read nothing before. */
  async function failToRead(error: unknown): Promise<void> {
    const fault = toBookFault(error);
    fail(fault, state.content ?? (fault === "broken" ? await readSecondCopy() : null));
  }

  function showWhetherLasting(isLasting: boolean | null): void {
    if (state.status === "on") setState({ ...state, isLasting });
  }

  /** Runs a change on the open book, and then reads it again, as the other tabs do. */
  async function change<Result>(write: Write<Result>, run = changeBook<Result>): Promise<Result | BookFault> {
    // A press while the book is opening waits for it.
    await lastRead;
    if (database === null) return faultNow() ?? "missing";
    try {
      const result = await run(database, write);
      otherTabs?.tell("changed");
      await afterLastRead(show);
      return result;
    } catch (error) {
      return toBookFault(error);
    } finally {
      copyTimer.restart();
    }
  }

  /** Runs a change after which something is gone, be it an entry or a part of one. */
  function takeAway<Result>(write: Write<Result>): Promise<Result | BookFault> {
    return change(write, (opened) => withoutSecondCopy(() => changeBook(opened, write), onCopyDeleted));
  }

  /** Stores what was handed out, if the book is on. */
  async function storeVisit(): Promise<readonly StoredEntry[]> {
    const timer = setTimeout(setVisit, BOOK_PATIENCE_MS, { fault: "slow" });
    await lastRead;
    const { entries, mailbox } = visit;
    // A person who has not switched it on, or cannot, is told nothing.
    const isOff = mailbox === null || state.status === "off" || faultNow() === "missing";
    const added = isOff ? [] : await change((book) => addHandedOut(book, entries, mailbox));
    clearTimeout(timer);
    if (typeof added === "string") {
      setVisit({ fault: added });
      return [];
    }
    const stored = new Set(isOff ? [] : entries);
    setVisit({ entries: visit.entries.filter((entry) => !stored.has(entry)), fault: null });
    return added;
  }

  return {
    getState: () => state,
    getVisit: () => visit,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** Reads the book if there is one, and listens to the other tabs. A store that is open stays as it is. */
    open() {
      if (otherTabs !== null) return;
      otherTabs = openTabChannel((news) => {
        if (news !== "changed") endVisit();
        if (news === "missed" || !isUnsaved(state)) void read("page");
      });
      copyTimer.start();
      void read("page");
    },
    /** Closes the book, as the end of the tab would. Resolves once the second copy is written. */
    close(): Promise<void> {
      otherTabs?.close();
      otherTabs = null;
      const written = copyTimer.stop();
      closeDatabase();
      return written;
    },
    /** Tries once more to read a book that failed. One that is still broken is made again from its second copy. */
    retry: () => read("retry"),
    /** Makes a book if there is none, and asks the browser to keep it. */
    async switchOn(): Promise<Outcome> {
      await read("switch");
      return faultNow();
    },
    /** Asks the browser again to keep the book, which it may do for a site that is installed. */
    async askToKeep() {
      showWhetherLasting(await askToKeepStorage(true));
    },
    /** Adds those entries that are not there; the others stay as they are. A backup that is cancelled ends in a fault. */
    async add(entries: readonly BookEntry[], backup?: BackupAdding): Promise<Outcome> {
      const marked = backup ? entries.map((entry) => ({ ...entry, isSaved: true })) : entries;
      const added = await change((book) => addEntries(book, marked, backup));
      return typeof added === "string" ? added : null;
    },
    /** Adds what a check found, as `add` does, and returns what it added, so that `removeMany` can take it back. */
    addFound(entries: readonly BookEntry[]) {
      const marked = entries.map((entry) => ({ ...entry, isFound: true }));
      return change((book) => addEntries(book, marked));
    },
    /**
     * Takes note of addresses that a person has handed out, at once for this visit, and stores them and the mailbox if
     * the book is on. What cannot be stored is tried again with the next ones, and when the book is switched on.
     *
     * @returns Those that it stored, so that `removeMany` can take them back.
     */
    async handOut(entries: readonly BookEntry[], mailbox: string): Promise<readonly StoredEntry[]> {
      const emails = new Set(entries.map(({ email }) => email));
      const known = [...(state.content?.entries ?? []), ...visit.entries].filter(({ email }) => emails.has(email));
      const missing = findMissing(entries, known);
      if (missing.length === 0 && state.content?.mailbox === mailbox) return [];
      setVisit({ entries: [...visit.entries, ...missing], mailbox });
      return storeVisit();
    },
    replace: (old: StoredEntry, entry: BookEntry): Promise<EntryOutcome> =>
      takeAway((book) => replaceEntry(book, old, entry)),
    remove: (entry: StoredEntry): Promise<EntryOutcome> => takeAway((book) => removeEntry(book, entry)),
    /** Removes entries. One that was changed meanwhile stays. */
    removeMany: (entries: readonly StoredEntry[]): Promise<Outcome> => takeAway((book) => removeEntries(book, entries)),
    /** Takes back a removal. */
    restore: (entry: StoredEntry): Promise<Outcome> => change((book) => restoreEntry(book, entry)),
    setDetails: (details: Partial<BookDetails>): Promise<Outcome> => change((book) => writeDetails(book, details)),
    /** Deletes the book and its second copy from this device, in every tab. */
    async forget(): Promise<Outcome> {
      closeDatabase();
      try {
        await withoutSecondCopy(() => deleteBookDatabase(onBlocked), onCopyDeleted);
      } catch (error) {
        return fail(toBookFault(error));
      }
      setState({ status: "off", content: null });
      endVisit();
      otherTabs?.tell("deleted");
      return null;
    },
  };
}
