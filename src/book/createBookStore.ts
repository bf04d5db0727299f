import type { BookEntry } from "../core";
import { askToKeepStorage } from "../platform/askToKeepStorage";
import {
  BOOK_VERSION,
  type BookDatabase,
  deleteBookDatabase,
  openBookDatabase,
  readBookContent,
  refreshContent,
} from "./bookDatabase";
import {
  type BookContent,
  type BookDetails,
  type BookFault,
  type BookState,
  contentOf,
  type StoredEntry,
  toBookFault,
} from "./bookState";
import {
  addEntries,
  type BackupAdding,
  type Conflict,
  removeEntries,
  removeEntry,
  replaceEntry,
  restoreEntry,
  writeDetails,
} from "./bookWrites";
import { createCopyTimer } from "./createCopyTimer";
import { readMessage } from "./readMessage";
import { hasSecondCopy, readSecondCopy, restoreSecondCopy, withoutSecondCopy } from "./secondCopy";

/** The channel on which tabs tell each other which entries changed. */
const CHANNEL = "plusdot.book";

/** How a change ended: `null` where it is stored. */
export type Outcome = BookFault | null;

/** Who opens the book: the page by itself, or a person who tries again or switches it on. */
type Opening = "page" | "retry" | "switch";

/** How a change of an entry ended. */
export type EntryOutcome = Outcome | Conflict;

/**
 * The book of this browser, and the functions that change it. A change is in the state once it is stored, and never
 * before. The functions do not throw: they return the fault.
 */
export interface BookStore {
  readonly getState: () => BookState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Opens the book if there is one. Call what it returns to close it. */
  readonly open: () => () => void;
  /** Tries once more to read a book that failed. One that is still broken is made anew from its second copy. */
  readonly retry: () => Promise<void>;
  /** Makes a book if there is none, and asks the browser to keep it. */
  readonly switchOn: () => Promise<Outcome>;
  /** Asks the browser again to keep the book, which it may do for a site that is installed. */
  readonly askToKeep: () => Promise<void>;
  /** Adds those entries that are not there; the others stay as they are. A backup that is cancelled ends in a fault. */
  readonly add: (entries: readonly BookEntry[], backup?: BackupAdding) => Promise<Outcome>;
  /** Adds as `add` does, and returns what it added, so that `removeMany` can take it back. */
  readonly addMany: (entries: readonly BookEntry[]) => Promise<readonly StoredEntry[] | BookFault>;
  /** Removes entries. One that was changed meanwhile stays. */
  readonly removeMany: (entries: readonly StoredEntry[]) => Promise<Outcome>;
  /** Adds entries that a person gave, and keeps the mailbox. A book that is off stays so. */
  readonly remember: (entries: readonly BookEntry[], mailbox: string) => Promise<Outcome>;
  readonly replace: (old: StoredEntry, entry: BookEntry) => Promise<EntryOutcome>;
  readonly remove: (entry: StoredEntry) => Promise<EntryOutcome>;
  /** Takes back a removal. */
  readonly restore: (entry: StoredEntry) => Promise<Outcome>;
  readonly setDetails: (details: Partial<BookDetails>) => Promise<Outcome>;
  /** Deletes the book and its second copy from this device, in every tab. */
  readonly forget: () => Promise<Outcome>;
}

export function createBookStore(): BookStore {
  let state: BookState = { status: "opening" };
  let database: BookDatabase | null = null;
  let channel: BroadcastChannel | null = null;
  /** Counts the times that a view opened or closed the book. */
  let visits = 0;
  /** Reads follow one another, so that none brings back what a later one has replaced. */
  let lastRead: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const events = { onBlocked, onClosed };
  const copyTimer = createCopyTimer(() => state.status === "on");

  function setState(next: BookState): void {
    state = next;
    for (const listener of listeners) listener();
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

  function onBlocked(): void {
    fail("blocked");
  }

  function onClosed(closed: BookDatabase, fault: Outcome): void {
    if (database !== closed) return;
    database = null;
    if (fault === null) return setState({ status: "off" });
    fail(fault);
    // Safari closes the databases of a page that is in the background.
    if (fault === "broken") void reopen("page");
  }

  function closeDatabase(): void {
    database?.close();
    database = null;
  }

  function afterLastRead(read: () => Promise<void>): Promise<void> {
    const result = lastRead.then(read);
    lastRead = result.catch(() => undefined);
    return result;
  }

  async function load(opening: Opening): Promise<void> {
    const visit = visits;
    try {
      const opened = await openDatabase(opening);
      // The view was closed meanwhile.
      if (visit !== visits) return opened?.close();
      database = opened;
      if (opened === null) return isUnsaved() ? undefined : setState({ status: "off" });
    } catch (error) {
      return failToRead(error);
    }
    await show(readBookContent);
    if (state.status !== "on") return;
    // Some browsers ask the person, who may take long to answer.
    void askToKeepStorage(opening === "switch").then(showWhetherLasting);
    if (!(await hasSecondCopy()) && visit === visits) copyTimer.restart();
  }

  /** Opens the book. If the browser has lost it, it is made again from the second copy. */
  async function openDatabase(opening: Opening): Promise<BookDatabase | null> {
    if (opening === "page") {
      const opened = await openBookDatabase(null, events);
      return opened !== null || isUnsaved() ? opened : restore((content) => openBookDatabase(content, events));
    }
    const initial = opening === "switch" ? { entries: [] } : null;
    return (await restore(openOrReplace)) ?? openBookDatabase(initial, events);
  }

  /** Puts the second copy in the place of a book that is gone or cannot be read. */
  async function openOrReplace(content: BookContent): Promise<BookDatabase | null> {
    try {
      const opened = await openBookDatabase(content, events);
      if (opened !== null) await readBookContent(opened);
      return opened;
    } catch (error) {
      if (toBookFault(error) !== "broken") throw error;
      await deleteBookDatabase(onBlocked);
      return openBookDatabase(content, events);
    }
  }

  async function restore(open: (content: BookContent) => Promise<BookDatabase | null>): Promise<BookDatabase | null> {
    const restored = await restoreSecondCopy(open);
    if (restored !== null) tellOtherTabs([]);
    return restored;
  }

  /** Says why the book cannot be read. If nothing was read before, the page shows what the second copy has. */
  async function failToRead(error: unknown): Promise<void> {
    const fault = toBookFault(error);
    const content = contentOf(state) ?? (fault === "broken" ? await readSecondCopy() : null);
    setState({ status: "failed", fault, content });
  }

  function showWhetherLasting(isLasting: boolean | null): void {
    if (state.status === "on") setState({ ...state, isLasting });
  }

  /** Shows what is read. If the database is closed meanwhile, the state says so already. */
  async function show(read: (opened: BookDatabase) => Promise<BookContent>): Promise<void> {
    const opened = database;
    if (opened === null) return;
    try {
      const content = await read(opened);
      const isLasting = state.status === "on" ? state.isLasting : null;
      if (database === opened) setState({ status: "on", content, isLasting });
    } catch (error) {
      if (database !== opened) return;
      closeDatabase();
      await failToRead(error);
    }
  }

  function reopen(opening: Opening): Promise<void> {
    return afterLastRead(async () => (database === null ? load(opening) : show(readBookContent)));
  }

  /** Reads changed entries again, so that the state has what is stored, whichever tab stored it last. */
  async function refresh(orders: readonly number[]): Promise<void> {
    if (state.status !== "on") return;
    const { content } = state;
    await show((opened) => refreshContent(opened, content, orders));
  }

  /** Runs a change on the open book. The state follows, and other tabs hear of it, once the change is stored. */
  async function change<Refusal extends Conflict>(
    write: (opened: BookDatabase) => Promise<readonly number[] | Refusal>,
  ): Promise<Outcome | Refusal> {
    // It may still be opening.
    await lastRead;
    if (database === null) return faultNow() ?? "missing";
    try {
      const orders = await write(database);
      if (typeof orders === "string") return orders;
      tellOtherTabs(orders);
      await afterLastRead(() => refresh(orders));
      return null;
    } catch (error) {
      return toBookFault(error);
    } finally {
      copyTimer.restart();
    }
  }

  /** Runs a change after which something is gone, be it an entry or a part of one. */
  function takeAway<Refusal extends Conflict>(
    write: (opened: BookDatabase) => Promise<readonly number[] | Refusal>,
  ): Promise<Outcome | Refusal> {
    return change((opened) => withoutSecondCopy(() => write(opened)));
  }

  /** The browser may end a hidden page at any time. */
  function handleVisibilityChange(): void {
    if (document.visibilityState === "hidden") copyTimer.writeNow();
  }

  /** A page that comes back from the browser's memory has heard of no change. */
  function handlePageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) void reopen("page");
  }

  async function addMany(
    entries: readonly BookEntry[],
    backup?: BackupAdding,
  ): Promise<readonly StoredEntry[] | BookFault> {
    let added: readonly StoredEntry[] = [];
    const outcome = await change<never>(async (opened) => {
      added = await addEntries(opened, entries, backup);
      return added.map(({ order }) => order);
    });
    return outcome ?? added;
  }

  async function add(entries: readonly BookEntry[], backup?: BackupAdding): Promise<Outcome> {
    const added = await addMany(entries, backup);
    return typeof added === "string" ? added : null;
  }

  function setDetails(details: Partial<BookDetails>): Promise<Outcome> {
    return change<never>((opened) => writeDetails(opened, details));
  }

  /** Tells the other tabs which entries changed. None of them changed where there is a book now. */
  function tellOtherTabs(orders: readonly number[]): void {
    // A long change may be stored only after its view was closed.
    const speaker = channel ?? openChannel();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and no such argument
    speaker?.postMessage({ version: BOOK_VERSION, orders });
    if (speaker !== channel) speaker?.close();
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open() {
      visits += 1;
      channel = openChannel();
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const orders = readMessage(data);
        if (orders === null || isUnsaved()) return;
        void afterLastRead(() => (database === null ? load("page") : refresh(orders)));
      });
      void afterLastRead(() => load("page"));
      window.addEventListener("pageshow", handlePageShow);
      document.addEventListener("visibilitychange", handleVisibilityChange);
      return () => {
        window.removeEventListener("pageshow", handlePageShow);
        document.removeEventListener("visibilitychange", handleVisibilityChange);
        copyTimer.writeNow();
        visits += 1;
        channel?.close();
        channel = null;
        closeDatabase();
      };
    },
    async switchOn() {
      await afterLastRead(async () => (database === null ? load("switch") : undefined));
      const fault = faultNow();
      if (fault === null) tellOtherTabs([]);
      return fault;
    },
    async askToKeep() {
      showWhetherLasting(await askToKeepStorage(true));
    },
    retry: () => reopen("retry"),
    add,
    addMany,
    removeMany: (entries) => takeAway<never>((opened) => removeEntries(opened, entries)),
    async remember(entries, mailbox) {
      await lastRead;
      // Nobody who cannot switch it on expects that it remembers.
      if (state.status === "off" || faultNow() === "missing") return null;
      const outcome = await add(entries);
      return outcome !== null || contentOf(state)?.mailbox === mailbox ? outcome : setDetails({ mailbox });
    },
    replace: (old, entry) => takeAway((opened) => replaceEntry(opened, old, entry)),
    remove: (entry) => takeAway((opened) => removeEntry(opened, entry)),
    restore: (entry) => change<never>((opened) => restoreEntry(opened, entry)),
    setDetails,
    async forget() {
      closeDatabase();
      try {
        await withoutSecondCopy(() => deleteBookDatabase(onBlocked));
      } catch (error) {
        return fail(toBookFault(error));
      }
      setState({ status: "off" });
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
