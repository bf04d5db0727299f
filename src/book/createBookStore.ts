import { deleteDB } from "idb";

import type { BookEntry } from "../core";
import { askToKeepStorage } from "../platform/storage";
import * as changes from "./bookChanges";
import type { BookContent, BookFault, BookState, StoredEntry, Visit } from "./bookState";
import { BOOK_PATIENCE_MS, isUnreadable, isUnsaved, isWhole, toBookFault } from "./bookState";
import { BOOK_NAME, openBookDatabase, RECORD } from "./openBookDatabase";
import { openTabChannel } from "./tabChannel";

/** How a change ended: `null` where it is stored. */
export type Outcome = BookFault | null;
export type EntryOutcome = Outcome | changes.Conflict;

/** If there is no book: it is created, a person may have deleted it, or the browser has lost it. */
type IfMissing = "create" | "may-be-deleted" | "was-lost";

export type BookStore = ReturnType<typeof createBookStore>;

const NO_VISIT: Visit = { entries: [], mailbox: null, fault: null };

/**
 * Makes the book of a page, and the functions that change it. A change is in the state once it is stored, and never
 * before. The functions do not throw: they return the fault.
 */
export function createBookStore() {
  let known: { book: BookState; visit: Visit } = { book: { status: "opening", content: null }, visit: NO_VISIT };
  /** `null` while the page does not use the book. */
  let otherTabs: ReturnType<typeof openTabChannel> | null = null;
  /** The end of the queue. Operations follow one another, so that none brings back what a later one has replaced. */
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function setKnown(changed: Partial<typeof known>): void {
    known = { ...known, ...changed };
    for (const listener of listeners) listener();
  }

  /** A failure keeps what the page has read, so that it can still be saved. */
  function fail(fault: BookFault): BookFault {
    setKnown({ book: { status: "failed", fault, content: known.book.content } });
    return fault;
  }

  const setVisit = (changed: Partial<Visit>) => setKnown({ visit: { ...known.visit, ...changed } });
  const setOff = () => setKnown({ book: { status: "off", content: null } });
  const deleteDatabase = () => deleteDB(BOOK_NAME, { blocked: () => void fail("blocked") });

  function inTurn<Result>(operation: () => Promise<Result>): Promise<Result | BookFault> {
    const result = queue.then(operation).catch((error: unknown) => {
      const fault = toBookFault(error);
      // If there is only no room for the change, the page still shows what is stored.
      return fault === "full" && known.book.status === "on" ? fault : fail(fault);
    });
    queue = result;
    return result;
  }

  /** Reads the stored book, and stores what the change makes of it, in one transaction on a connection of its own. */
  async function access<Result>(change: changes.Change<Result>, ifMissing: IfMissing): Promise<Result | BookFault> {
    const database = await openBookDatabase(ifMissing === "create");
    if (database === null) {
      // The page can still save the entries that it has read.
      if (ifMissing === "was-lost" && (known.book.content?.entries.length ?? 0) > 0) return fail("broken");
      setOff();
      return "missing";
    }
    try {
      const { store, done } = database.transaction(RECORD, "readwrite");
      // Where a step throws, nothing waits for it.
      done.catch(() => undefined);
      // Its failure says more than that of a step: for example, that the disk is full.
      const stored: unknown = await store.get(RECORD).catch(() => done);
      if (!isWhole(stored)) return fail("broken");
      const [content, result] = change(stored);
      if (content !== stored) store.put(content, RECORD).catch(() => undefined);
      await done;
      if (content !== stored || ifMissing === "create") otherTabs?.tell("changed");
      // Some browsers ask the person whether they keep it, who may take long to answer.
      void setOn(content, ifMissing === "create");
      return result;
    } finally {
      database.close();
    }
  }

  async function setOn(content: BookContent, mayAsk: boolean): Promise<void> {
    const { book, visit } = known;
    setKnown({ book: { status: "on", content, isLasting: book.status === "on" ? book.isLasting : null } });
    if (book.status === "on") return;
    if (visit.entries.length > 0) void storeVisit();
    const isLasting = await askToKeepStorage(mayAsk);
    if (known.book.status === "on") setKnown({ book: { ...known.book, isLasting } });
  }

  const read = (ifMissing: IfMissing): Promise<Outcome> => inTurn(() => access((book) => [book, null], ifMissing));

  /** Makes a function that stores a change, if the book is on. While the book is opening, it waits. */
  function storing<Args extends unknown[], Result>(
    change: (book: BookContent, ...args: Args) => changes.Changed<Result>,
  ) {
    return (...args: Args): Promise<Result | BookFault> =>
      inTurn(async () => {
        if (known.book.status === "on") return access((book) => change(book, ...args), "was-lost");
        return known.book.status === "failed" ? known.book.fault : "missing";
      });
  }

  /** Stores what was handed out, if the book is on. */
  async function storeVisit(): Promise<readonly StoredEntry[]> {
    const timer = setTimeout(setVisit, BOOK_PATIENCE_MS, { fault: "slow" });
    let kept = known.visit;
    const added = await storing((book) => {
      kept = known.visit;
      return changes.addEntries(kept.mailbox === null ? book : { ...book, mailbox: kept.mailbox }, kept.entries);
    })();
    clearTimeout(timer);
    if (typeof added === "string") {
      // A person who has not switched it on, or cannot, is told nothing.
      setVisit({ fault: added === "missing" ? null : added });
      return [];
    }
    setVisit({ entries: known.visit.entries.filter((entry) => !kept.entries.includes(entry)), fault: null });
    return added;
  }

  return {
    getState: () => known,
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Reads the book if there is one, and listens to the other tabs. A store that is open stays as it is. */
    open(): void {
      if (otherTabs !== null) return;
      otherTabs = openTabChannel((news) => {
        // So that nothing of a deleted book is left in the page.
        if (news !== "changed") setVisit(NO_VISIT);
        if (news === "deleted") setOff();
        // A list that is nowhere else stays until a person asks for another one.
        if (!isUnsaved(known.book)) void read(news === "missed" ? "may-be-deleted" : "was-lost");
      });
      void read("was-lost");
    },
    close(): void {
      otherTabs?.close();
      otherTabs = null;
    },
    retry: () => read("was-lost"),
    /** Makes a book if there is none, or, if it may, in place of one that is still unreadable. */
    async switchOn(mayReplace = false): Promise<Outcome> {
      const fault = await read("create");
      if (!mayReplace || !isUnreadable(known.book)) return fault;
      return (await inTurn(deleteDatabase)) ?? read("create");
    },
    /**
     * Takes note of addresses that a person has handed out, at once for this visit, and stores them and the mailbox if
     * the book is on. What cannot be stored is tried again with the next ones, and when the book is switched on. It
     * returns the entries that it stored, so that `exchange` can take them back.
     */
    async handOut(entries: readonly BookEntry[], mailbox: string): Promise<readonly StoredEntry[]> {
      const { book, visit } = known;
      const missing = changes.findMissing(entries, [...(book.content?.entries ?? []), ...visit.entries]);
      if (missing.length === 0 && book.content?.mailbox === mailbox) return [];
      setVisit({ entries: [...visit.entries, ...missing], mailbox });
      return storeVisit();
    },
    importEntries: storing(changes.importEntries),
    replace: storing(changes.replaceEntry),
    exchange: storing(changes.exchangeEntries),
    setDetails: storing((book, details: Omit<Partial<BookContent>, "entries" | "lastOrder">) => [
      { ...book, ...details },
      null,
    ]),
    /** Deletes the book from this device, in every tab. */
    forget: (): Promise<Outcome> =>
      inTurn(async () => {
        await deleteDatabase();
        setOff();
        setVisit(NO_VISIT);
        otherTabs?.tell("deleted");
        return null;
      }),
  };
}
