import type { BookEntry } from "../core";
import {
  addEntries,
  type BookCalls,
  type BookContent,
  type BookDatabase,
  type BookNotes,
  deleteBookDatabase,
  type EntryKey,
  keyOf,
  openBookDatabase,
  readBookContent,
  refreshContent,
  removeEntry,
  replaceEntry,
  writeNotes,
} from "./bookDatabase";
import { type BookFault, toBookFault } from "./bookFault";
import type { BookState } from "./bookState";

/** The channel on which tabs tell each other which entries changed. */
const CHANNEL = "plusdot.book";

/** How a change ended: `null` where it is stored; `exists` where another entry has the same recipient and address. */
export type Outcome = BookFault | "exists" | null;

/**
 * The book of this browser, and the functions that change it. A change is in the state once it is stored, and never
 * before. The functions do not throw: they return the fault.
 */
export interface BookStore {
  readonly getState: () => BookState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Opens the book if there is one. Call what it returns to close it. */
  readonly open: () => () => void;
  /** Makes a book, and asks the browser to keep it. */
  readonly switchOn: () => Promise<Outcome>;
  /** Adds those entries that are not there; the others stay as they are. */
  readonly add: (entries: readonly BookEntry[]) => Promise<Outcome>;
  readonly replace: (old: BookEntry, entry: BookEntry) => Promise<Outcome>;
  readonly remove: (entry: BookEntry) => Promise<Outcome>;
  readonly note: (notes: Partial<BookNotes>) => Promise<Outcome>;
  /** Deletes the book from this device, in every tab. */
  readonly forget: () => Promise<Outcome>;
}

export function createBookStore(): BookStore {
  let state: BookState = { status: "opening" };
  let database: BookDatabase | null = null;
  let channel: BroadcastChannel | null = null;
  /** Whether another tab told of a change while the book was being read. */
  let isStale = false;
  const listeners = new Set<() => void>();

  function setState(next: BookState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function contentOf(current: BookState): BookContent | null {
    return current.status === "on" || current.status === "failed" ? current.content : null;
  }

  function fail(fault: BookFault): void {
    setState({ status: "failed", fault, content: contentOf(state) });
  }

  function letGo(): void {
    database?.close();
    database = null;
  }

  const calls: BookCalls = {
    onBlocked: () => fail("blocked"),
    onTaken(reason) {
      database = null;
      if (reason === "forgotten") setState({ status: "off" });
      else fail("outdated");
    },
    onLost() {
      database = null;
      fail("broken");
    },
  };

  async function load(mayCreate: boolean): Promise<Outcome> {
    const ownChannel = channel;
    try {
      letGo();
      const opened = await openBookDatabase(mayCreate, calls);
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
      let content: BookContent;
      do {
        isStale = false;
        // oxlint-disable-next-line no-await-in-loop -- it is read again only if it changed meanwhile
        content = await readBookContent(opened);
      } while (isStale);
      setState({ status: "on", content, isLasting: await askToKeep(mayCreate) });
      return null;
    } catch (error) {
      fail(toBookFault(error));
      return toBookFault(error);
    }
  }

  /** Reads changed entries again, so that the state has what is stored, whichever tab stored it last. */
  async function refresh(keys: readonly EntryKey[]): Promise<void> {
    if (state.status !== "on" || database === null) {
      isStale = true;
      return;
    }
    const { isLasting } = state;
    const content = await refreshContent(database, () => contentOf(state) ?? { entries: [] }, keys);
    if (database !== null) setState({ status: "on", content, isLasting });
  }

  /** Runs a change on the open book. The state follows, and other tabs hear of it, once the change is stored. */
  async function change(write: (opened: BookDatabase) => Promise<readonly EntryKey[] | "exists">): Promise<Outcome> {
    if (database === null) return state.status === "failed" ? state.fault : "missing";
    try {
      const keys = await write(database);
      if (keys === "exists") return keys;
      tell(keys);
      await refresh(keys);
      return null;
    } catch (error) {
      return toBookFault(error);
    }
  }

  /** Tells the other tabs which entries changed, or that there is a book now. */
  function tell(message: readonly EntryKey[] | "on"): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and no such argument
    channel?.postMessage(message);
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open() {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener("message", ({ data }: MessageEvent<readonly EntryKey[] | "on">) => {
        void (data === "on" ? load(false) : refresh(data).catch((error: unknown) => fail(toBookFault(error))));
      });
      void load(false);
      return () => {
        channel?.close();
        channel = null;
        letGo();
      };
    },
    async switchOn() {
      const outcome = await load(true);
      if (outcome === null) tell("on");
      return outcome;
    },
    add: (entries) => change(async (opened) => (await addEntries(opened, entries)).map(keyOf)),
    replace: (old, entry) =>
      change(async (opened) => ((await replaceEntry(opened, old, entry)) ? [keyOf(old), keyOf(entry)] : "exists")),
    remove: (entry) =>
      change(async (opened) => {
        await removeEntry(opened, entry);
        return [keyOf(entry)];
      }),
    note: (notes) =>
      change(async (opened) => {
        await writeNotes(opened, notes);
        return [];
      }),
    async forget() {
      letGo();
      try {
        await deleteBookDatabase(calls.onBlocked);
        setState({ status: "off" });
        return null;
      } catch (error) {
        fail(toBookFault(error));
        return toBookFault(error);
      }
    },
  };
}

/**
 * Tells whether the browser promised to keep the book, and asks it to where the book was just switched on.
 *
 * @returns `null` if the browser does not say.
 */
async function askToKeep(mayAsk: boolean): Promise<boolean | null> {
  try {
    return await (mayAsk ? navigator.storage.persist() : navigator.storage.persisted());
  } catch {
    return null;
  }
}
