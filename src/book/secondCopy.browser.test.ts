import { deleteDB } from "idb";
import { afterEach, expect, it, type MockInstance, vi } from "vitest";

import { STILL_CLOCK } from "../../tests/advanceClock";
import { deleteBook } from "../../tests/deleteBook";
import type { BookEntry } from "../core";
import { type BookContent, countUnsaved } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";
import { hasSecondCopy, readSecondCopy, withoutSecondCopy, writeSecondCopy } from "./secondCopy";

const NAME = "plusdot.book";
const OFF = { status: "off", content: null };
const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const dotted: BookEntry = { recipient: "The shop", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };

const tabs = new Set<BookStore>();
const spies: MockInstance[] = [];

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const spy of spies.splice(0)) spy.mockRestore();
  await closeTabs();
  await deleteBook();
});

function closeTabs(): Promise<unknown> {
  const closing = Promise.all(Array.from(tabs, (tab) => tab.close()));
  tabs.clear();
  return closing;
}

/** Opens the book as a tab does, and does not wait until it is read. */
function beginTab(): BookStore {
  const store = createBookStore();
  store.open();
  tabs.add(store);
  return store;
}

async function openTab(): Promise<BookStore> {
  const store = beginTab();
  await expect.poll(() => store.getState().status).not.toBe("opening");
  return store;
}

async function openTabWithBook(...entries: BookEntry[]): Promise<BookStore> {
  const store = await openTab();
  expect(await store.switchOn()).toBe(null);
  expect(await store.add(entries)).toBe(null);
  return store;
}

/** Opens a tab, gives addresses, and closes it once the copy is written. */
async function leaveCopy(...entries: BookEntry[]): Promise<BookContent> {
  const tab = await openTabWithBook(...entries);
  await tab.setDetails({ mailbox: "jane@gmail.com" });
  await writeSecondCopy();
  const content = contentOf(tab);
  void closeTabs();
  return content;
}

/** The browser loses the database while no tab is open. */
const loseDatabase = () => deleteDB(NAME);

function contentOf(tab: BookStore): BookContent {
  const state = tab.getState();
  if (state.status !== "on" && state.status !== "failed") throw new Error(`The book is ${state.status}`);
  return state.content!;
}

const recipientsOf = (content: BookContent | null) => content?.entries.map(({ recipient }) => recipient);

/** Has the next call of a method of the browser wait. */
function holdNext(owner: object, name: string): { whenHeld: () => Promise<void>; release: () => void } {
  const methods = owner as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const original = methods[name]!;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const spy = vi.spyOn(methods, name).mockImplementationOnce(async function wait(this: unknown, ...args) {
    await gate;
    return original.apply(this, args);
  });
  spies.push(spy);
  const whenHeld = async () => {
    await expect.poll(() => spy).toHaveBeenCalled();
  };
  return { whenHeld, release: () => release() };
}

function refuse(owner: object, name: string, error: DOMException): MockInstance {
  const spy = vi.spyOn(owner as Record<string, () => unknown>, name).mockImplementation(() => {
    throw error;
  });
  spies.push(spy);
  return spy;
}

const BROKEN = new DOMException("The disk has a fault", "UnknownError");

it("is written when the changes have rested for a second, and not before a book is there", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tab = beginTab();
  await expect.poll(() => tab.getState().status, STILL_CLOCK).toBe("off");
  vi.advanceTimersByTime(10_000);
  expect(await caches.keys()).toEqual([]);

  await tab.switchOn();
  await tab.add([netflix]);
  vi.advanceTimersByTime(999);
  await tab.add([dotted]);
  vi.advanceTimersByTime(999);
  expect(await hasSecondCopy()).toBe(false);
  vi.advanceTimersByTime(1);
  await expect.poll(hasSecondCopy, STILL_CLOCK).toBe(true);
  expect(recipientsOf(await readSecondCopy())).toEqual(["netflix.com", "The shop"]);
});

it("is written when the page is hidden, and when the book is closed", async () => {
  const tab = await openTabWithBook(netflix);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  spies.push(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(hasSecondCopy).toBe(true);

  visibility.mockRestore();
  await tab.add([dotted]);
  void closeTabs();
  await expect.poll(async () => recipientsOf(await readSecondCopy())).toHaveLength(2);
});

it("is written for a book that has none, though nothing changes", async () => {
  await leaveCopy(netflix);
  await withoutSecondCopy(
    async () => {},
    () => {},
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await openTab();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return hasSecondCopy();
    }, STILL_CLOCK)
    .toBe(true);
});

it("brings back a book that the browser has lost, in its order, and says from when it is", async () => {
  const { entries } = await leaveCopy(dotted, netflix);
  const lost = Date.now();
  await loseDatabase();

  const tab = await openTab();
  expect(tab.getState()).toMatchObject({ status: "on", content: { mailbox: "jane@gmail.com", entries } });
  expect(countUnsaved(contentOf(tab))).toBe(2);
  expect(Date.parse(contentOf(tab).restored!)).toBeLessThanOrEqual(lost);
  expect(await tab.add([{ ...netflix, recipient: "later.com" }])).toBe(null);
  expect(recipientsOf(contentOf(await openTab()))).toEqual(["The shop", "netflix.com", "later.com"]);
  expect((await openTab()).getState()).toEqual(tab.getState());
});

it("takes no entry for saved that is given after a lost book came back", async () => {
  const tab = await openTabWithBook(dotted, netflix);
  const [, saved] = contentOf(tab).entries;
  await tab.setDetails({ savedOrder: saved!.order });
  await tab.remove(saved!);
  await writeSecondCopy();
  void closeTabs();
  await loseDatabase();

  const next = await openTab();
  expect(countUnsaved(contentOf(next))).toBe(0);
  expect(await next.add([netflix])).toBe(null);
  expect(countUnsaved(contentOf(next))).toBe(1);
});

it("brings each entry back once, though two tabs restore at once", async () => {
  const { entries } = await leaveCopy(netflix, dotted);
  await loseDatabase();
  for (const tab of await Promise.all([openTab(), openTab(), openTab()])) {
    expect(contentOf(tab).entries).toEqual(entries);
  }
});

it.each(["retry", "switchOn"] as const)(
  "restores a book that is lost while it is on the page, on %s",
  async (press) => {
    const tab = await openTabWithBook(netflix);
    await writeSecondCopy();
    const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
    spies.push(transactions);
    await tab.setDetails({ mailbox: "jane@gmail.com" });
    const lost = transactions.mock.contexts.at(-1) as IDBDatabase;
    lost.close();
    await loseDatabase();
    lost.dispatchEvent(new Event("close"));
    // The list on the page may be newer than the copy.
    await expect.poll(() => tab.getState().status).toBe("failed");
    expect(await tab.setDetails({})).toBe("broken");
    expect(contentOf(tab)).toMatchObject({ mailbox: "jane@gmail.com" });

    await tab[press]();
    expect(tab.getState()).toMatchObject({ status: "on", content: { entries: [expect.objectContaining(netflix)] } });
    expect(contentOf(tab).restored).toBeTruthy();
  },
);

it("has nothing of what is taken away, even before the next write", async () => {
  const tab = await openTabWithBook(netflix, dotted);
  await writeSecondCopy();
  const [first, second] = contentOf(tab).entries;
  expect(await tab.remove(first!)).toBe(null);
  expect(await hasSecondCopy()).toBe(false);

  await writeSecondCopy();
  expect(await tab.replace(second!, { ...dotted, note: "" })).toBe(null);
  expect(await hasSecondCopy()).toBe(false);

  await writeSecondCopy();
  expect(await tab.removeMany(contentOf(tab).entries)).toBe(null);
  expect(await hasSecondCopy()).toBe(false);

  await writeSecondCopy();
  expect(await tab.forget()).toBe(null);
  expect(await caches.keys()).toEqual([]);
  void closeTabs();
  expect((await openTab()).getState()).toEqual(OFF);
});

it("lets go of an entry before the database does, for the tab may end in between", async () => {
  const tab = await openTabWithBook(netflix);
  await writeSecondCopy();
  const discard = holdNext(CacheStorage.prototype, "delete");
  const removing = tab.remove(contentOf(tab).entries[0]!);
  await discard.whenHeld();
  expect(recipientsOf(contentOf(await openTab()))).toEqual(["netflix.com"]);
  discard.release();
  expect(await removing).toBe(null);
});

it.each([
  ["open", CacheStorage.prototype, ["The shop"]],
  ["query", LockManager.prototype, undefined],
  ["put", Cache.prototype, undefined],
])("keeps nothing of a write that a removal in another tab overtakes at %s", async (name, owner, left) => {
  const tab = await openTabWithBook(netflix, dotted);
  const call = holdNext(owner, name);
  const writing = writeSecondCopy();
  await call.whenHeld();
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe(null);
  call.release();
  await writing;
  expect(recipientsOf(await readSecondCopy())).toEqual(left);
});

it("is not written while something is taken away", async () => {
  await openTabWithBook(netflix);
  await withoutSecondCopy(writeSecondCopy, () => {});
  expect(await caches.keys()).toEqual([]);
});

it("leaves nothing where the whole book is deleted during a write", async () => {
  const tab = await openTabWithBook(netflix);
  const open = holdNext(CacheStorage.prototype, "open");
  const writing = writeSecondCopy();
  await open.whenHeld();
  expect(await tab.forget()).toBe(null);
  open.release();
  await writing;
  expect(await caches.keys()).toEqual([]);
});

it("brings nothing back where the whole book is deleted while a tab restores it", async () => {
  await leaveCopy(netflix);
  await loseDatabase();
  const text = holdNext(Response.prototype, "text");
  const slow = beginTab();
  await text.whenHeld();
  const fast = beginTab();
  // It waits, and so does whoever deletes.
  const isOn = () => fast.getState().status === "on";
  await expect.poll(async () => isOn() || (await navigator.locks.query()).pending?.length === 1).toBe(true);
  expect(isOn()).toBe(false);
  text.release();
  await expect.poll(isOn).toBe(true);
  expect(await fast.forget()).toBe(null);
  await expect.poll(() => slow.getState()).toEqual(OFF);
  expect((await openTab()).getState()).toEqual(OFF);
});

it("outlasts a write that finds the database lost", async () => {
  await leaveCopy(netflix);
  await loseDatabase();
  await writeSecondCopy();
  expect(await hasSecondCopy()).toBe(true);
});

it("is shown where the database is broken, and takes its place once a person tries again", async () => {
  const { entries } = await leaveCopy(netflix, dotted);
  const read = refuse(IDBObjectStore.prototype, "getAll", BROKEN);
  const { deleteDatabase } = IDBFactory.prototype;
  const repair = vi.spyOn(IDBFactory.prototype, "deleteDatabase");
  spies.push(repair);
  repair.mockImplementation(function deleteBroken(this: IDBFactory, name) {
    read.mockRestore();
    return deleteDatabase.call(this, name);
  });
  const tab = await openTab();
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken", content: { entries } });
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(NAME);

  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "on", content: { entries, restored: contentOf(tab).restored } });
  expect(contentOf(tab).restored).toBeTruthy();
});

it("takes the place of no database that can be read again", async () => {
  await leaveCopy(netflix);
  const read = refuse(IDBObjectStore.prototype, "getAll", BROKEN);
  const tab = await openTab();
  expect(tab.getState()).toMatchObject({ status: "failed" });
  read.mockRestore();
  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "on" });
  expect(contentOf(tab).restored).toBe(undefined);
});

it("stays on the page where no database can be made", async () => {
  const { entries } = await leaveCopy(netflix);
  refuse(IDBFactory.prototype, "open", BROKEN);
  const tab = await openTab();
  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken", content: { entries } });
});

it("never keeps the database from deleting, and the page knows that it may be left", async () => {
  const tab = await openTabWithBook(netflix, dotted);
  await writeSecondCopy();
  const refused = refuse(CacheStorage.prototype, "delete", BROKEN);
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe(null);
  expect(recipientsOf(contentOf(tab))).toEqual(["The shop"]);
  expect(tab.getVisit().isCopyLeft).toBe(true);
  expect(await tab.forget()).toBe(null);
  expect(await hasSecondCopy()).toBe(true);
  // A deleted entry does not come back.
  expect(await tab.switchOn()).toBe(null);
  expect(recipientsOf(contentOf(tab))).toEqual([]);

  refused.mockRestore();
  expect(await tab.forget()).toBe(null);
  expect(tab.getVisit().isCopyLeft).toBe(false);
  expect(await caches.keys()).toEqual([]);
});

it("is not needed for deleting where the browser has no locks, or refuses one", async () => {
  const tab = await openTabWithBook(netflix, dotted);
  const request = refuse(LockManager.prototype, "request", BROKEN);
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe(null);
  expect(recipientsOf(contentOf(tab))).toEqual(["The shop"]);
  request.mockRestore();
  const locks = vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as never);
  spies.push(locks);
  await writeSecondCopy();
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe(null);
  expect(recipientsOf(contentOf(tab))).toEqual([]);
  expect(await tab.forget()).toBe(null);
  expect(tab.getVisit().isCopyLeft).toBe(false);
  expect(await caches.keys()).toEqual([]);
});

it("is not needed for a removal whose change fails, which is said once", async () => {
  const tab = await openTabWithBook(netflix);
  const write = refuse(IDBObjectStore.prototype, "delete", new DOMException("The disk is full", "QuotaExceededError"));
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe("full");
  expect(write).toHaveBeenCalledOnce();
});

it("is missing without a word where the browser refuses it, has no room for it, or is in no secure page", async () => {
  const tab = await openTabWithBook(netflix, dotted);
  const refused = ["open", "match", "delete"].map((name) =>
    refuse(CacheStorage.prototype, name, new DOMException("Not in this window", "SecurityError")),
  );
  await writeSecondCopy();
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe(null);
  for (const spy of refused) spy.mockRestore();

  refuse(Cache.prototype, "put", new DOMException("The device is full", "QuotaExceededError"));
  await writeSecondCopy();
  expect(await caches.keys()).toEqual([]);

  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("caches", undefined);
  await writeSecondCopy();
  expect(await tab.remove(contentOf(tab).entries[0]!)).toBe(null);
  expect(await tab.forget()).toBe(null);
  void closeTabs();
  expect((await openTab()).getState()).toEqual(OFF);
});
