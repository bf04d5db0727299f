import { askToKeepStorage } from "../platform/askToKeepStorage";
import {
  type BookDatabase,
  changeBook,
  deleteBookDatabase,
  openBookDatabase,
  readBookContent,
  type Write,
} from "./bookDatabase";
import { type BookFault, isUnreadable, isUnsaved, toBookFault } from "./bookState";
import type { KnownBook } from "./createKnownBook";
import { openTabChannel, type TabChannel } from "./tabChannel";

/**
 * Connects what the page knows with the database, and with the other tabs. The functions do not throw: what the page knows
 * then says the fault.
 *
 * @param onOpened Hears that a book was opened and read.
 */
export function createBookConnection(known: KnownBook, onOpened: () => void) {
  let database: BookDatabase | null = null;
  /** `null` while the page does not use the book. */
  let otherTabs: TabChannel | null = null;
  /** The end of the queue. Reads follow one another, so that none brings back what a later one has replaced. */
  let readQueue: Promise<unknown> = Promise.resolve();
  const onBlocked = () => void known.fail("blocked");

  function queueRead(task: () => Promise<void>): Promise<void> {
    const result = readQueue.then(task);
    readQueue = result.catch(() => undefined);
    return result;
  }

  function onClosed(closed: BookDatabase, fault: BookFault | null): void {
    if (database !== closed) return;
    database = null;
    if (fault === null) {
      known.setOff();
      return known.endVisit();
    }
    known.fail(fault);
    // Safari closes the databases of a page that is in the background.
    if (fault === "broken") void read(false);
  }

  function closeDatabase(): void {
    database?.close();
    database = null;
  }

  /** Reads the book, and opens it before if it is closed. If there is none, one may be made. */
  function read(mayCreate: boolean): Promise<void> {
    return queueRead(() => (database === null ? load(mayCreate) : show()));
  }

  async function load(mayCreate: boolean): Promise<void> {
    try {
      database = await openBookDatabase(mayCreate, { onBlocked, onClosed });
    } catch (error) {
      return void known.fail(toBookFault(error));
    }
    // The page has left the book meanwhile.
    if (otherTabs === null) return closeDatabase();
    if (database === null) return isUnsaved(known.getState()) ? undefined : known.setOff();
    // They have no book yet.
    if (mayCreate) otherTabs.tell("changed");
    await show();
    if (known.getState().status !== "on") return;
    onOpened();
    // Some browsers ask the person, who may take long to answer.
    void askToKeep(mayCreate);
  }

  /** Reads the whole open book. If the database is closed meanwhile, the page knows it already. */
  async function show(): Promise<void> {
    const opened = database;
    if (opened === null) return;
    try {
      const content = await readBookContent(opened);
      const state = known.getState();
      const isLasting = state.status === "on" ? state.isLasting : null;
      if (database === opened) known.setState({ status: "on", content, isLasting });
    } catch (error) {
      if (database !== opened) return;
      closeDatabase();
      known.fail(toBookFault(error));
    }
  }

  /** Asks the browser whether it keeps the book, or, if it may ask the person for that, to keep it. */
  async function askToKeep(mayAsk: boolean): Promise<void> {
    const isLasting = await askToKeepStorage(mayAsk);
    const state = known.getState();
    if (state.status === "on") known.setState({ ...state, isLasting });
  }

  function open(): void {
    if (otherTabs !== null) return;
    otherTabs = openTabChannel((news) => {
      if (news !== "changed") known.endVisit();
      if (news === "missed" || !isUnsaved(known.getState())) void read(false);
    });
    void read(false);
    // The second copy of the book, which builds until November 2026 made. This line may go in December 2027.
    void globalThis.caches?.delete("plusdot.book").catch(() => undefined);
  }

  function close(): void {
    otherTabs?.close();
    otherTabs = null;
    closeDatabase();
  }

  /** Runs a change on the open book, and then reads it again, as the other tabs do. */
  async function change<Result>(write: Write<Result>): Promise<Result | BookFault> {
    // A press while the book is opening waits for it.
    await readQueue;
    if (database === null) return known.getFault() ?? "missing";
    try {
      const result = await changeBook(database, write);
      otherTabs?.tell("changed");
      await queueRead(show);
      return result;
    } catch (error) {
      return toBookFault(error);
    }
  }

  async function deleteDatabase(): Promise<BookFault | null> {
    closeDatabase();
    try {
      await deleteBookDatabase(onBlocked);
      return null;
    } catch (error) {
      return known.fail(toBookFault(error));
    }
  }

  /** Opens the book, or makes one. If there is one that cannot be read, a new one may take its place. */
  async function switchOn(mayReplace: boolean): Promise<BookFault | null> {
    await read(true);
    if (mayReplace && isUnreadable(known.getState()) && (await deleteDatabase()) === null) await read(true);
    return known.getFault();
  }

  async function forget(): Promise<BookFault | null> {
    const fault = await deleteDatabase();
    if (fault !== null) return fault;
    known.setOff();
    known.endVisit();
    otherTabs?.tell("deleted");
    return null;
  }

  /** Resolves once everything is read that was asked for. */
  const whenRead = () => readQueue;

  return { open, close, read, whenRead, switchOn, change, askToKeep, forget };
}
