import { deleteDB, openDB } from "idb";
import { describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";

import { holdBook } from "../../tests/holdBook";
import type { BookEntry } from "../core";
import { DATABASE_VERSION } from "./tabChannel";
import { type BookContent, countUnsaved } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";

const OFF = { status: "off", content: null };
const NAME = "plusdot.book";
const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const dotted: BookEntry = { recipient: "The shop", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };

const FULL = new DOMException("The device is full", "QuotaExceededError");
const FAULTY = new DOMException("The disk has a fault", "UnknownError");

/** Has a method of the browser fail until its spy is restored, or the test ends. */
function refuse(owner: object, method: string, error: DOMException): MockInstance {
  return vi.spyOn(owner as Record<string, () => unknown>, method).mockImplementation(() => {
    throw error;
  });
}

/** Ends each transaction that writes, as a device without room does, until the spy is restored. */
function runOutOfRoom(): MockInstance {
  const { put } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function end(this: IDBObjectStore, ...record) {
    queueMicrotask(() => this.transaction.abort());
    return put.apply(this, record);
  });
}

async function hasDatabase(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/** Another version of the program opens the book, and lets go of it. */
async function openNewer(): Promise<void> {
  (await openDB(NAME, DATABASE_VERSION + 1)).close();
}

/** Opens the book as a tab does, and does not wait until it is read. */
function beginTab(): BookStore {
  const store = createBookStore();
  store.open();
  onTestFinished(() => store.close());
  return store;
}

async function openTab(): Promise<BookStore> {
  const store = beginTab();
  await expect.poll(() => store.getState().book.status).not.toBe("opening");
  return store;
}

async function openTabWithBook(...entries: BookEntry[]): Promise<BookStore> {
  const store = await openTab();
  expect(await store.switchOn()).toBe(null);
  expect(await store.importEntries(entries)).toMatchObject([entries, []]);
  return store;
}

function toMany(count: number, name: string): BookEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...netflix,
    recipient: `${name}${index}.com`,
    email: `jane+${name}${index}@gmail.com`,
  }));
}

/** Returns the book of a tab, which is on. */
function contentOf(tab: BookStore): BookContent {
  const state = tab.getState().book;
  if (state.status !== "on") throw new Error(`The book is ${state.status}`);
  return state.content;
}

const entriesOf = (tab: BookStore) => contentOf(tab).entries;

it("works for itself where the browser refuses a channel to other tabs", async () => {
  vi.stubGlobal("BroadcastChannel", function refuseChannel() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const store = await openTabWithBook(netflix);
  expect(entriesOf(store)).toMatchObject([netflix]);
});

it("is off, and leaves no database, until it is switched on", async () => {
  const tab = await openTab();

  expect(tab.getState().book).toEqual(OFF);
  expect(await tab.importEntries([netflix])).toBe("missing");
  expect(await hasDatabase()).toBe(false);
});

it("keeps entries and details for the next visit", async () => {
  const tab = await openTabWithBook(netflix);
  await tab.setDetails({ mailbox: "jane@gmail.com" });

  const next = await openTab();
  expect(next.getState().book).toMatchObject({
    status: "on",
    content: { entries: [expect.objectContaining(netflix)], mailbox: "jane@gmail.com" },
  });
  expect(countUnsaved(contentOf(next))).toBe(1);
});

describe("what is handed out", () => {
  const HANDED_OUT = { entries: [netflix], fault: null };

  it("is known to the visit at once, and to nothing else while the book is off", async () => {
    const tab = beginTab();
    const stored = tab.handOut([netflix], "jane@gmail.com");
    expect(tab.getState().visit).toMatchObject(HANDED_OUT);
    expect(await stored).toEqual([]);
    expect(tab.getState().book).toEqual(OFF);
    expect(tab.getState().visit).toMatchObject(HANDED_OUT);
    expect(await hasDatabase()).toBe(false);
  });

  it("is stored while the book is opening, and returned so that it can be taken back", async () => {
    await openTabWithBook(dotted);
    const next = beginTab();
    expect(next.getState().book.status).toBe("opening");
    const stored = await next.handOut([netflix, dotted], "jane@gmail.com");
    expect(stored).toMatchObject([netflix]);
    expect(next.getState().book).toMatchObject({ status: "on", content: { mailbox: "jane@gmail.com" } });
    expect(countUnsaved(contentOf(next))).toBe(2);
    expect(entriesOf(next)).toMatchObject([dotted, netflix]);
    expect(next.getState().visit).toMatchObject({ entries: [] });
    expect(await next.exchange(stored, [])).toBe(null);
    expect(entriesOf(next)).toMatchObject([dotted]);
  });

  it.each(["here", "in another tab"])("is stored once the book is switched on %s", async (place) => {
    const tab = await openTab();
    const other = await openTab();
    await tab.handOut([netflix], "jane@gmail.com");
    await tab.handOut([netflix, dotted], "jane.doe@gmail.com");
    await (place === "here" ? tab : other).switchOn();
    await expect.poll(() => entriesOf(tab)).toMatchObject([netflix, dotted]);
    await expect.poll(() => tab.getState().visit.entries).toEqual([]);
    expect(tab.getState().book).toMatchObject({ content: { mailbox: "jane.doe@gmail.com" } });
  });

  it("is stored too where it comes while another one is being stored", async () => {
    const tab = await openTabWithBook();
    let second: Promise<unknown> | undefined;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(function wait(this: IDBObjectStore, ...record) {
      second = tab.handOut([dotted], "jane@gmail.com");
      return put.apply(this, record);
    });
    await tab.handOut([netflix], "jane@gmail.com");
    await second;
    expect(entriesOf(tab)).toMatchObject([netflix, dotted]);
  });

  it("is said not to be stored, and is stored with what comes next", async () => {
    const tab = await openTabWithBook();
    const write = refuse(IDBObjectStore.prototype, "put", FULL);
    expect(await tab.handOut([netflix], "jane@gmail.com")).toEqual([]);
    expect(tab.getState().visit).toMatchObject({ entries: [netflix], fault: "full" });
    expect(entriesOf(tab)).toMatchObject([]);

    write.mockRestore();
    expect(await tab.handOut([dotted], "jane@gmail.com")).toMatchObject([netflix, dotted]);
    expect(tab.getState().visit).toMatchObject({ entries: [], fault: null });
  });

  it("is said after two seconds not to be stored yet, and is stored once the book is read at last", async () => {
    await openTabWithBook(dotted);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const release = await holdBook();
    const tab = beginTab();
    const stored = tab.handOut([netflix], "jane@gmail.com");
    vi.advanceTimersByTime(1999);
    expect(tab.getState().visit.fault).toBe(null);
    vi.advanceTimersByTime(1);
    expect(tab.getState().visit).toMatchObject({ entries: [netflix], fault: "slow" });
    release();
    expect(await stored).toMatchObject([netflix]);
    expect(tab.getState().visit).toMatchObject({ entries: [], fault: null });
  });

  it("is forgotten with the book, in every tab", async () => {
    const tab = await openTab();
    const other = await openTabWithBook();
    await expect.poll(() => tab.getState().book.status).toBe("on");
    const write = refuse(IDBObjectStore.prototype, "put", FULL);
    await tab.handOut([netflix], "jane@gmail.com");
    await other.handOut([dotted], "jane@gmail.com");
    write.mockRestore();
    expect(await other.forget()).toBe(null);
    expect(other.getState().visit).toMatchObject({ entries: [], fault: null });
    await expect.poll(() => tab.getState().visit).toMatchObject({ entries: [], fault: null });
    expect(await tab.switchOn()).toBe(null);
    expect(tab.getState().book).toMatchObject({ content: { entries: [] } });
    expect(tab.getState().book).not.toHaveProperty("content.mailbox");
  });

  it("is forgotten by a page that comes back from the back/forward cache, where it has heard of no deletion", async () => {
    const tab = await openTab();
    await tab.handOut([netflix], "jane@gmail.com");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(tab.getState().visit.entries).toEqual([netflix]);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(tab.getState().visit.entries).toEqual([]);
  });
});

it("can be switched on after it could not be read", async () => {
  await openTabWithBook(netflix);
  const open = refuse(IDBFactory.prototype, "open", FAULTY);
  const tab = await openTab();
  expect(tab.getState().book).toEqual({ status: "failed", fault: "broken", content: null });
  expect(await tab.switchOn()).toBe("broken");
  expect(await tab.importEntries([dotted])).toBe("broken");

  // A book that can be read after all is not replaced.
  open.mockRestore();
  expect(await tab.switchOn(true)).toBe(null);
  expect(entriesOf(tab)).toMatchObject([netflix]);
});

it.each<[what: string, record: unknown]>([
  ["no entries", { entries: null, lastOrder: 1 }],
  ["null as an entry", { entries: [null], lastOrder: 1 }],
  ["a day that does not exist", { entries: [{ ...netflix, date: "2026-02-30", order: 1 }], lastOrder: 1 }],
  ["a mailbox that is no text", { entries: [], lastOrder: 0, mailbox: 5 }],
  ["no day of the last backup", { entries: [], lastOrder: 0, lastBackup: "today" }],
])("is broken where its record has %s", async (_, record) => {
  await (await openTab()).switchOn();
  const database = await openDB(NAME);
  await database.put("book", record, "book");
  database.close();
  const tab = await openTab();
  expect(tab.getState().book).toEqual({ status: "failed", fault: "broken", content: null });
  expect(await tab.switchOn(true)).toBe(null);
});

it("is replaced on request where it cannot be read, with what was handed out in the visit", async () => {
  (await openDB(NAME, DATABASE_VERSION)).close();
  const tab = await openTab();
  await tab.handOut([netflix], "jane@gmail.com");
  expect(tab.getState().visit.fault).toBe("broken");
  expect(await tab.switchOn(true)).toBe(null);
  await expect.poll(() => entriesOf(tab)).toMatchObject([netflix]);
});

it("reads the book again when the page comes back from the back/forward cache", async () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  // There, a page hears nothing.
  vi.spyOn(BroadcastChannel.prototype, "postMessage").mockReturnValue();
  const [tab, other] = [await openTabWithBook(netflix), await openTab()];
  await other.importEntries([dotted]);
  comeBack();
  await expect.poll(() => entriesOf(tab)).toMatchObject([netflix, dotted]);
  await other.forget();
  comeBack();
  await expect.poll(() => tab.getState().book).toEqual(OFF);
});

it("shows the changes of another tab, and undoes none of them", async () => {
  const first = await openTabWithBook(netflix);
  const second = await openTab();
  await Promise.all([
    first.importEntries([dotted]),
    second.importEntries([{ ...dotted, recipient: "Cousin" }]),
    second.exchange(entriesOf(second), []),
    first.importEntries(Array.from({ length: 50 }, (_, index) => ({ ...dotted, recipient: `first ${index}` }))),
    second.importEntries(Array.from({ length: 50 }, (_, index) => ({ ...dotted, recipient: `second ${index}` }))),
  ]);

  for (const tab of [first, second]) await expect.poll(() => entriesOf(tab)).toHaveLength(102);
  expect(entriesOf(first)).toEqual(entriesOf(second));
  const third = await openTab();
  expect(entriesOf(third)).toEqual(entriesOf(first));
});

it("reads the changes that another tab makes while it opens", async () => {
  const first = await openTabWithBook(...toMany(3_000, "site"));
  const second = beginTab();
  for (const entry of toMany(10, "first")) await first.importEntries([entry]);

  await expect.poll(() => entriesOf(second)).toHaveLength(3_010);
});

it("is forgotten while another tab reads and a third one writes", async () => {
  const first = await openTabWithBook(...toMany(1_000, "site"));
  const second = beginTab();
  const third = await openTab();
  const writing = third.importEntries(toMany(1_000, "shop"));

  expect(await first.forget()).toBe(null);
  await writing;
  await expect.poll(() => [first, second, third].map((tab) => tab.getState().book)).toEqual([OFF, OFF, OFF]);
  expect(await hasDatabase()).toBe(false);
});

it("is not made again by a tab that opens while another one deletes it", async () => {
  await openTabWithBook(netflix);
  const hanging = await openDB(NAME);
  const deletion = deleteDB(NAME);
  const late = beginTab();
  // Requests are answered in their order, so the tab has asked for the book by then.
  for (let answer = 0; answer < 2; answer += 1) await indexedDB.databases();
  hanging.close();
  await deletion;
  await expect.poll(() => late.getState().book).toEqual(OFF);
  expect(await hasDatabase()).toBe(false);
});

it("says that another tab blocks it, and is forgotten once that tab lets go", async () => {
  const tab = await openTabWithBook(netflix);
  const hanging = await openDB(NAME);
  const forgetting = tab.forget();
  await expect
    .poll(() => tab.getState().book)
    .toEqual({ status: "failed", fault: "blocked", content: expect.anything() });

  hanging.close();
  expect(await forgetting).toBe(null);
  expect(tab.getState().book).toEqual(OFF);
});

it("is outdated once a newer version took the database, which a press finds, and keeps what it read", async () => {
  const tab = await openTabWithBook(netflix);
  await openNewer();
  expect(await tab.importEntries([dotted])).toBe("outdated");
  expect(tab.getState().book).toMatchObject({ status: "failed", fault: "outdated", content: { entries: [netflix] } });
  expect((await openTab()).getState().book).toEqual({ status: "failed", fault: "outdated", content: null });
});

it("keeps a list that is nowhere else when another tab begins a new book, until a person asks for it", async () => {
  const tab = await openTabWithBook(netflix);
  await openNewer();
  await tab.retry();
  await deleteDB(NAME);
  const other = await openTabWithBook(dotted);
  // A message takes its time.
  const late = await openTab();
  await other.setDetails({ mailbox: "jane@gmail.com" });
  await expect.poll(() => late.getState().book).toMatchObject({ content: { mailbox: "jane@gmail.com" } });
  expect(tab.getState().book).toMatchObject({ status: "failed", content: { entries: [netflix] } });
  expect(await tab.importEntries([dotted])).toBe("outdated");

  await tab.retry();
  expect(entriesOf(tab)).toMatchObject([dotted]);
});

it("keeps what it read of a book that the browser has lost, and nothing once a person deletes it", async () => {
  const [tab, other] = [await openTabWithBook(netflix), await openTab()];
  await deleteDB(NAME);
  expect(await tab.importEntries([dotted])).toBe("broken");
  expect(tab.getState().book).toMatchObject({ status: "failed", fault: "broken", content: { entries: [netflix] } });
  expect(await other.forget()).toBe(null);
  await expect.poll(() => tab.getState().book).toEqual(OFF);
});

it("keeps what it read of a book that fails, and goes on with it once it can be read again", async () => {
  const tab = await openTabWithBook(netflix);
  const open = refuse(IDBFactory.prototype, "open", FAULTY);
  expect(await tab.handOut([dotted], "jane@gmail.com")).toEqual([]);
  expect(tab.getState().book).toMatchObject({ status: "failed", fault: "broken", content: { entries: [netflix] } });
  expect(tab.getState().visit).toMatchObject({ entries: [dotted], fault: "broken" });
  open.mockRestore();
  await tab.retry();
  await expect.poll(() => entriesOf(tab)).toMatchObject([netflix, dotted]);
  expect(tab.getState().visit).toMatchObject({ entries: [], fault: null });
});

it.each<[fault: string, ...Parameters<typeof refuse>]>([
  ["full", IDBObjectStore.prototype, "put", FULL],
  ["broken", IDBDatabase.prototype, "transaction", new DOMException("It is closing", "InvalidStateError")],
])("shows no entry that was not kept because the storage is %s, and keeps the next one", async (fault, ...method) => {
  const tab = await openTabWithBook(netflix);
  const refusal = refuse(...method);
  expect(await tab.importEntries([dotted])).toBe(fault);
  expect(tab.getState().book).toMatchObject({ content: { entries: [netflix] } });
  refusal.mockRestore();
  await tab.retry();
  await tab.importEntries([dotted]);
  expect(entriesOf(tab)).toMatchObject([netflix, dotted]);
});

it("says that the device is full where the transaction says it, and a step only that it was ended", async () => {
  const tab = await openTabWithBook(netflix);
  runOutOfRoom();
  vi.spyOn(IDBTransaction.prototype, "error", "get").mockReturnValue(FULL);
  expect(await tab.importEntries([dotted])).toBe("full");
  expect(entriesOf(tab)).toMatchObject([netflix]);
});

it.each([
  ["lacks", () => vi.stubGlobal("indexedDB", undefined)],
  ["refuses", () => refuse(IDBFactory.prototype, "open", new DOMException("Not in this window", "SecurityError"))],
  [
    "blocks site data and so",
    () => {
      vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      });
      refuse(IDBFactory.prototype, "open", FAULTY);
    },
  ],
])("says that a browser %s databases, but not at each address that is handed out", async (_, takeAway) => {
  takeAway();
  const tab = await openTab();
  expect(tab.getState().book).toEqual({ status: "failed", fault: "missing", content: null });
  expect(await tab.switchOn()).toBe("missing");
  expect(await tab.handOut([netflix], "jane@gmail.com")).toEqual([]);
  expect(tab.getState().visit.fault).toBe(null);
});

it("leaves no half of a book that cannot be made", async () => {
  const tab = await openTab();
  const creation = runOutOfRoom();
  expect(await tab.switchOn()).not.toBe(null);
  expect(await hasDatabase()).toBe(false);

  creation.mockRestore();
  expect(await tab.switchOn()).toBe(null);
  expect(entriesOf(tab)).toMatchObject([]);
});

it("ignores what is no message of its version", async () => {
  const tab = await openTabWithBook(netflix);
  const states = vi.fn<() => void>();
  tab.subscribe(states);
  const [earlier, own, later] = [DATABASE_VERSION - 1, DATABASE_VERSION, DATABASE_VERSION + 1].map((version) => {
    const channel = new BroadcastChannel(`${NAME}.${version}`);
    onTestFinished(() => channel.close());
    return channel;
  });
  // oxlint-disable unicorn/require-post-message-target-origin -- a channel has no such argument
  for (const channel of [earlier!, later!]) for (const news of ["changed", "deleted"]) channel.postMessage(news);
  for (const message of [null, "on", [1], { changed: [1] }, ["changed"], ["deleted"]]) own!.postMessage(message);
  // Messages come in their order, so this one comes last.
  own!.postMessage("changed");
  // oxlint-enable unicorn/require-post-message-target-origin
  await expect.poll(() => states).toHaveBeenCalled();
  await tab.setDetails({});
  expect(states).toHaveBeenCalledTimes(2);
  expect(entriesOf(tab)).toMatchObject([netflix]);
});

// A rejection that nobody handles fails the run.
it("leaves no failure unhandled when the browser ends a read", async () => {
  const tab = await openTabWithBook(netflix);
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(function end(this: IDBDatabase, ...stores) {
    const begun = transaction.apply(this, stores);
    queueMicrotask(() => begun.abort());
    return begun;
  });
  await tab.retry();
  expect(tab.getState().book).toMatchObject({ status: "failed", fault: "broken" });
});
