import type { BookEntry } from "../core";
import { askToKeepStorage } from "../platform/askToKeepStorage";
import {
  type BookContent,
  type BookDatabase,
  type BookDetails,
  type BookEvents,
  deleteBookDatabase,
  openBookDatabase,
  readBookContent,
  refreshContent,
} from "./bookDatabase";
import { readMessage, toMessage } from "./bookMessage";
import { type BookFault, type BookState, toBookFault } from "./bookState";
import { addEntries, type Conflict, removeEntry, replaceEntry, writeDetails } from "./bookWrites";
import { type EntryKey, keyOf } from "./entryKey";

/** The channel on which tabs tell each other which entries changed. */
const CHANNEL = "plusdot.book";

/** How a change ended: `null` where it is stored; `exists` where another entry has the same recipient and address. */
export type Outcome = BookFault | "exists" | null;

/** How a change of an entry ended: `changed` where another tab has changed it meanwhile, so that it stays as it is. */
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
  /** Makes a book if there is none, and asks the browser to keep it. */
  readonly switchOn: () => Promise<Outcome>;
  /** Adds those entries that are not there; the others stay as they are. */
  readonly add: (entries: readonly BookEntry[]) => Promise<Outcome>;
  readonly replace: (old: BookEntry, entry: BookEntry) => Promise<EntryOutcome>;
  readonly remove: (entry: BookEntry) => Promise<EntryOutcome>;
  readonly setDetails: (details: Partial<BookDetails>) => Promise<Outcome>;
  /** Deletes the book from this device, in every tab. */
  readonly forget: () => Promise<Outcome>;
}

export function createBookStore(): BookStore {
  let state: BookState = { status: "opening" };
  let database: BookDatabase | null = null;
  let channel: BroadcastChannel | null = null;
  /** Reads follow one another, so that none brings back what a later one has replaced. */
  let lastRead: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function setState(next: BookState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function contentOf(current: BookState): BookContent | null {
    return current.status === "on" || current.status === "failed" ? current.content : null;
  }

  function faultNow(): BookFault | null {
    return state.status === "failed" ? state.fault : null;
  }

  function fail(fault: BookFault): void {
    setState({ status: "failed", fault, content: contentOf(state) });
  }

  function closeDatabase(): void {
    database?.close();
    database = null;
  }

  const events: BookEvents = {
    onBlocked: () => fail("blocked"),
    onTaken(taken, reason) {
      if (database !== taken) return;
      database = null;
      if (reason === "forgotten") setState({ status: "off" });
      else fail("outdated");
    },
    onLost(lost) {
      if (database !== lost) return;
      database = null;
      fail("broken");
    },
  };

  function afterLastRead<Result>(read: () => Promise<Result>): Promise<Result> {
    const result = lastRead.then(read);
    lastRead = result.catch(() => undefined);
    return result;
  }

  async function load(mayCreate: boolean): Promise<Outcome> {
    const ownChannel = channel;
    let opened: BookDatabase | null = null;
    try {
      opened = await openBookDatabase(mayCreate, events);
      if (channel !== ownChannel) {
        // The view was closed meanwhile.
        opened?.close();
        return null;
      }
      if (opened === null) {
        setState({ status: "off" });
        return null;
      }
      database = opened;
      const content = await readBookContent(opened);
      if (database !== opened) return faultNow();
      setState({ status: "on", content, isLasting: null });
      void showWhetherLasting(mayCreate);
      return null;
    } catch (error) {
      // Another tab took the database while it was read, and the state says so.
      if (opened !== null && database !== opened) return faultNow();
      fail(toBookFault(error));
      return toBookFault(error);
    }
  }

  /** Some browsers ask the person, who may take long to answer. */
  async function showWhetherLasting(mayAsk: boolean): Promise<void> {
    const isLasting = await askToKeepStorage(mayAsk);
    if (state.status === "on") setState({ ...state, isLasting });
  }

  /** Reads changed entries again, so that the state has what is stored, whichever tab stored it last. */
  async function refresh(keys: readonly EntryKey[]): Promise<void> {
    const opened = database;
    if (opened === null || state.status !== "on") return;
    try {
      const content = await refreshContent(opened, () => contentOf(state) ?? { entries: [] }, keys);
      if (database === opened) setState({ ...state, content });
    } catch (error) {
      if (database === opened) fail(toBookFault(error));
    }
  }

  /** Runs a change on the open book. The state follows, and other tabs hear of it, once the change is stored. */
  async function change<Refusal extends Conflict>(
    write: (opened: BookDatabase) => Promise<readonly EntryKey[] | Refusal>,
  ): Promise<BookFault | Refusal | null> {
    if (database === null) return faultNow() ?? "missing";
    try {
      const keys = await write(database);
      if (typeof keys === "string") return keys;
      tellOtherTabs(keys);
      await afterLastRead(() => refresh(keys));
      return null;
    } catch (error) {
      return toBookFault(error);
    }
  }

  /** Tells the other tabs which entries changed. None of them changed where there is a book now. */
  function tellOtherTabs(keys: readonly EntryKey[]): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and no such argument
    channel?.postMessage(toMessage(keys));
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open() {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const keys = readMessage(data);
        if (keys !== null) void afterLastRead<unknown>(() => (database === null ? load(false) : refresh(keys)));
      });
      void afterLastRead(() => load(false));
      return () => {
        channel?.close();
        channel = null;
        closeDatabase();
      };
    },
    async switchOn() {
      const outcome = await afterLastRead(async () => (database === null ? load(true) : null));
      if (outcome === null) tellOtherTabs([]);
      return outcome;
    },
    add: (entries) => change<never>(async (opened) => (await addEntries(opened, entries)).map(keyOf)),
    replace: (old, entry) =>
      change(async (opened) => (await replaceEntry(opened, old, entry)) ?? [keyOf(old), keyOf(entry)]),
    remove: (entry) => change(async (opened) => (await removeEntry(opened, entry)) ?? [keyOf(entry)]),
    setDetails: (details) =>
      change<never>(async (opened) => {
        await writeDetails(opened, details);
        return [];
      }),
    async forget() {
      closeDatabase();
      try {
        await deleteBookDatabase(events.onBlocked);
        setState({ status: "off" });
        return null;
      } catch (error) {
        fail(toBookFault(error));
        return toBookFault(error);
      }
    },
  };
}
