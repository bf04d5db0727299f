import type { BookEntry } from "../core";
import { askToKeepStorage } from "../platform/askToKeepStorage";
import {
  BOOK_VERSION,
  type BookDatabase,
  type BookChange,
  changeBook,
  deleteBookDatabase,
  readBookContent,
} from "./bookDatabase";
import {
  type BookDetails,
  type BookFault,
  type BookState,
  contentOf,
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
import { findMissing } from "./findMissing";
import { openBook, type Opening } from "./openBook";
import { hasSecondCopy, readSecondCopy, withoutSecondCopy } from "./secondCopy";

/** The channel on which tabs tell each other of changes. Those with another version of the program do not hear them. */
const CHANNEL = `plusdot.book.${BOOK_VERSION}`;

/** What a tab tells the others. */
type News = "changed" | "deleted";

/** A person waits no longer than this to hear whether something was remembered. */
const PATIENCE_MS = 2000;

type Write<Result> = (book: BookChange) => Promise<Result>;

/** How a change ended: `null` where it is stored. */
export type Outcome = BookFault | null;

/** How a change of an entry ended. */
export type EntryOutcome = Outcome | Conflict;

/**
 * The book of this browser, and the functions that change it. A change is in the state once it is stored, and never
 * before. The functions do not throw: they return the fault.
 */
export interface BookStore {
  readonly getState: () => BookState;
  readonly getVisit: () => Visit;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Opens the book if there is one. Call what it returns to close it, which resolves once the second copy is written. */
  readonly open: () => () => Promise<void>;
  /** Tries once more to read a book that failed. One that is still broken is made anew from its second copy. */
  readonly retry: () => Promise<void>;
  /** Makes a book if there is none, and asks the browser to keep it. */
  readonly switchOn: () => Promise<Outcome>;
  /** Asks the browser again to keep the book, which it may do for a site that is installed. */
  readonly askToKeep: () => Promise<void>;
  /** Adds those entries that are not there; the others stay as they are. A backup that is cancelled ends in a fault. */
  readonly add: (entries: readonly BookEntry[], backup?: BackupAdding) => Promise<Outcome>;
  /** Adds what a check found, as `add` does, and returns what it added, so that `removeMany` can take it back. */
  readonly addFound: (entries: readonly BookEntry[]) => Promise<readonly StoredEntry[] | BookFault>;
  /** Removes entries. One that was changed meanwhile stays. */
  readonly removeMany: (entries: readonly StoredEntry[]) => Promise<Outcome>;
  /**
   * Takes note of addresses that a person has handed out, at once for this visit, and stores them and the mailbox if the
   * book is on. What cannot be stored is tried again with the next ones, and when the book is switched on.
   *
   * @returns Those that it stored, so that `removeMany` can take them back.
   */
  readonly handOut: (entries: readonly BookEntry[], mailbox: string) => Promise<readonly StoredEntry[]>;
  readonly replace: (old: StoredEntry, entry: BookEntry) => Promise<EntryOutcome>;
  readonly remove: (entry: StoredEntry) => Promise<EntryOutcome>;
  /** Takes back a removal. */
  readonly restore: (entry: StoredEntry) => Promise<Outcome>;
  readonly setDetails: (details: Partial<BookDetails>) => Promise<Outcome>;
  /** Deletes the book and its second copy from this device, in every tab. */
  readonly forget: () => Promise<Outcome>;
}

const EMPTY_VISIT: Visit = { entries: [], fault: null, isCopyLeft: false };

export function createBookStore(): BookStore {
  let state: BookState = { status: "opening" };
  let visit = EMPTY_VISIT;
  /** The mailbox that the entries of the visit were handed out for. */
  let visitMailbox: string | undefined;
  let database: BookDatabase | null = null;
  /** `undefined` until a view first shows the book; `null` where the browser refuses one. */
  let channel: BroadcastChannel | null | undefined;
  /** Whether a view shows the book. */
  let isOpen = false;
  /** The number of changes under way. They end before the database is closed. */
  let changes = 0;
  /** Reads follow one another, so that none brings back what a later one has replaced. */
  let lastRead: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const onBlocked = () => void fail("blocked");
  const onCopyDeleted = (isCopyLeft: boolean) => setVisit({ isCopyLeft });
  const events = { onBlocked, onClosed };
  const copyTimer = createCopyTimer(() => state.status === "on");

  function setState(next: BookState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function setVisit(changed: Partial<Visit>): void {
    const next = { ...visit, ...changed };
    if (visit.entries === next.entries && visit.fault === next.fault && visit.isCopyLeft === next.isCopyLeft) return;
    visit = next;
    for (const listener of listeners) listener();
  }

  /** Nothing of a book that was deleted is left in the page. */
  function endVisit(): void {
    visitMailbox = undefined;
    setVisit({ entries: EMPTY_VISIT.entries, fault: null });
  }

  function fail(fault: BookFault): BookFault {
    setState({ status: "failed", fault, content: contentOf(state) });
    return fault;
  }

  function faultNow(): Outcome {
    return state.status === "failed" ? state.fault : null;
  }

  /** Whether the page shows entries that may be nowhere else. Only a person who asks for it puts other ones in their place. */
  function isUnsaved(): boolean {
    return state.status === "failed" && (state.content?.entries.length ?? 0) > 0;
  }

  function onClosed(closed: BookDatabase, fault: Outcome): void {
    if (database !== closed) return;
    database = null;
    if (fault === null) {
      endVisit();
      return setState({ status: "off" });
    }
    fail(fault);
    // Safari closes the databases of a page that is in the background.
    if (fault === "broken") void reopen("page");
  }

  function closeDatabase(): void {
    database?.close();
    database = null;
  }

  function closeUnused(): void {
    if (!isOpen && changes === 0) closeDatabase();
  }

  async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
    changes += 1;
    try {
      return await work();
    } finally {
      changes -= 1;
      closeUnused();
    }
  }

  function afterLastRead(read: () => Promise<void>): Promise<void> {
    const result = lastRead.then(read);
    lastRead = result.catch(() => undefined);
    return result;
  }

  function reopen(opening: Opening): Promise<void> {
    return afterLastRead(() => (database === null ? load(opening) : show()));
  }

  async function load(opening: Opening): Promise<void> {
    try {
      // A copy that is left may have what was deleted.
      const mayRestore = !visit.isCopyLeft && (opening !== "page" || !isUnsaved());
      database = await openBook(opening, mayRestore, events);
    } catch (error) {
      return failToRead(error);
    }
    // Other tabs may have closed a broken one, or be without one.
    if (database !== null && opening !== "page") tellOtherTabs("changed");
    closeUnused();
    if (database === null) return !isOpen || isUnsaved() ? undefined : setState({ status: "off" });
    await show();
    if (state.status !== "on") return;
    if (visit.entries.length > 0) void storeVisit();
    // Some browsers ask the person, who may take long to answer.
    void askToKeepStorage(opening === "switch").then(showWhetherLasting);
    if (!(await hasSecondCopy()) && isOpen) copyTimer.restart();
  }

  /** Shows what is stored, whichever tab stored it. If the database is closed meanwhile, the state says so already. */
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

  /** If nothing was read before, the page shows what the second copy has. */
  async function failToRead(error: unknown): Promise<void> {
    const fault = toBookFault(error);
    const content = contentOf(state) ?? (fault === "broken" ? await readSecondCopy() : null);
    setState({ status: "failed", fault, content });
  }

  function showWhetherLasting(isLasting: boolean | null): void {
    if (state.status === "on") setState({ ...state, isLasting });
  }

  /** Runs a change on the open book. The state follows, and other tabs hear of it, once the change is stored. */
  function change<Result>(write: Write<Result>, run = changeBook<Result>): Promise<Result | BookFault> {
    return untilDone(async () => {
      // It may still be opening.
      await lastRead;
      if (database === null) return faultNow() ?? "missing";
      try {
        const result = await run(database, write);
        tellOtherTabs("changed");
        await afterLastRead(show);
        return result;
      } catch (error) {
        return toBookFault(error);
      } finally {
        copyTimer.restart();
      }
    });
  }

  /** Runs a change after which something is gone, be it an entry or a part of one. */
  function takeAway<Result>(write: Write<Result>): Promise<Result | BookFault> {
    return change(write, (opened) => withoutSecondCopy(() => changeBook(opened, write), onCopyDeleted));
  }

  /** Stores what was handed out, if the book is on. */
  function storeVisit(): Promise<readonly StoredEntry[]> {
    return untilDone(async () => {
      const timer = setTimeout(setVisit, PATIENCE_MS, { fault: "slow" });
      await lastRead;
      const { entries } = visit;
      const mailbox = visitMailbox;
      // Nobody who cannot switch it on expects that it remembers.
      const isOff = mailbox === undefined || state.status === "off" || faultNow() === "missing";
      const added = isOff ? [] : await change((book) => addHandedOut(book, entries, mailbox));
      clearTimeout(timer);
      if (typeof added === "string") {
        setVisit({ fault: added });
        return [];
      }
      const stored = new Set(isOff ? [] : entries);
      setVisit({ entries: visit.entries.filter((entry) => !stored.has(entry)), fault: null });
      return added;
    });
  }

  function tellOtherTabs(news: News): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and no such argument
    channel?.postMessage(news);
  }

  function handleMessage({ data }: MessageEvent<unknown>): void {
    if (data !== "changed" && data !== "deleted") return;
    if (data === "deleted") endVisit();
    if (isOpen && !isUnsaved()) void reopen("page");
  }

  /** A page that comes back from the browser's memory has heard of no change. */
  function handlePageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    endVisit();
    if (isOpen) void reopen("page");
  }

  /** The browser may end a hidden page at any time. */
  function handleVisibilityChange(): void {
    if (document.visibilityState === "hidden") void copyTimer.writeNow();
  }

  /** Listens as long as the page is there: a view that is not shown must hear that everything was deleted. */
  function listenForEver(): void {
    channel = openChannel();
    channel?.addEventListener("message", handleMessage);
    window.addEventListener("pageshow", handlePageShow);
  }

  return {
    getState: () => state,
    getVisit: () => visit,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open() {
      isOpen = true;
      if (channel === undefined) listenForEver();
      void reopen("page");
      document.addEventListener("visibilitychange", handleVisibilityChange);
      return () => {
        document.removeEventListener("visibilitychange", handleVisibilityChange);
        isOpen = false;
        closeUnused();
        return copyTimer.writeNow();
      };
    },
    retry: () => reopen("retry"),
    async switchOn() {
      await afterLastRead(async () => (database === null ? load("switch") : undefined));
      return faultNow();
    },
    async askToKeep() {
      showWhetherLasting(await askToKeepStorage(true));
    },
    async add(entries, backup) {
      const marked = backup ? entries.map((entry) => ({ ...entry, isSaved: true })) : entries;
      const added = await change((book) => addEntries(book, marked, backup));
      return typeof added === "string" ? added : null;
    },
    addFound(entries) {
      const marked = entries.map((entry) => ({ ...entry, isFound: true }));
      return change((book) => addEntries(book, marked));
    },
    handOut(entries, mailbox) {
      const emails = new Set(entries.map(({ email }) => email));
      const known = [...(contentOf(state)?.entries ?? []), ...visit.entries].filter(({ email }) => emails.has(email));
      const missing = findMissing(entries, known);
      if (missing.length === 0 && contentOf(state)?.mailbox === mailbox) return Promise.resolve([]);
      visitMailbox = mailbox;
      setVisit({ entries: [...visit.entries, ...missing] });
      return storeVisit();
    },
    replace: (old, entry) => takeAway((book) => replaceEntry(book, old, entry)),
    remove: (entry) => takeAway((book) => removeEntry(book, entry)),
    removeMany: (entries) => takeAway((book) => removeEntries(book, entries)),
    restore: (entry) => change((book) => restoreEntry(book, entry)),
    setDetails: (details) => change((book) => writeDetails(book, details)),
    async forget() {
      closeDatabase();
      try {
        await withoutSecondCopy(() => deleteBookDatabase(onBlocked), onCopyDeleted);
      } catch (error) {
        return fail(toBookFault(error));
      }
      endVisit();
      setState({ status: "off" });
      tellOtherTabs("deleted");
      return null;
    },
  };
}

/** `null` where the browser refuses one, as Firefox does without cookies. Tabs then tell each other nothing. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
