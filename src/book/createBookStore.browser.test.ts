import { deleteDB, openDB } from "idb";
import { afterEach, describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";

import { deleteBook } from "../../tests/deleteBook";
import { holdBook } from "../../tests/holdBook";
import type { BookEntry } from "../core";
import { BOOK_VERSION } from "./bookDatabase";
import { type BookState, countUnsaved, type StoredEntry } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";

const OFF = { status: "off", content: null };
const NAME = "plusdot.book";
const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const dotted: BookEntry = { recipient: "The shop", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };

const closers: (() => unknown)[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(closers.splice(0).map((close) => close()));
  await deleteBook();
});

/** Lets the browser do as it always does once the test has ended. */
function untilTheEnd<Spy extends MockInstance>(spy: Spy): Spy {
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/** Opens the book as a tab does, and does not wait until it is read. */
function beginTab(): BookStore {
  const store = createBookStore();
  store.open();
  closers.push(store.close);
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

function toMany(count: number, name: string): BookEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...netflix,
    recipient: `${name}${index}.com`,
    email: `jane+${name}${index}@gmail.com`,
  }));
}

/** The recipients of the book, sorted. They are texts, because a set of 1,000 entries takes seconds to compare. */
function recipientsOf(state: BookState): string[] {
  return entriesOf(state)
    .map(({ recipient }) => recipient)
    .toSorted();
}

/** The entries of the book, in their order. */
function entriesOf(state: BookState): BookEntry[] {
  return storedIn(state).map(({ recipient, email, date, note }) => ({ recipient, email, date, note }));
}

function storedIn(state: BookState): readonly StoredEntry[] {
  if (state.status !== "on") throw new Error(`The book is ${state.status}`);
  return state.content.entries;
}

function unsavedIn(state: BookState): number {
  if (state.status !== "on") throw new Error(`The book is ${state.status}`);
  return countUnsaved(state.content);
}

/** The entry of a recipient, as a tab has it. */
function storedBy(tab: BookStore, { recipient }: BookEntry): StoredEntry {
  return storedIn(tab.getState()).find((entry) => entry.recipient === recipient)!;
}

it("works for itself where the browser refuses a channel to other tabs", async () => {
  vi.stubGlobal("BroadcastChannel", function refuse() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const store = await openTabWithBook(netflix);
  expect(entriesOf(store.getState())).toStrictEqual([netflix]);
});

it("is off, and leaves no database, until it is switched on", async () => {
  const tab = await openTab();

  expect(tab.getState()).toEqual({ status: "off", content: null });
  expect(await tab.add([netflix])).toBe("missing");
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("keeps entries and details for the next visit", async () => {
  const tab = await openTabWithBook(netflix);
  await tab.setDetails({ mailbox: "jane@gmail.com" });

  const next = await openTab();
  expect(next.getState()).toMatchObject({
    status: "on",
    content: { entries: [expect.objectContaining(netflix)], mailbox: "jane@gmail.com" },
  });
  expect(unsavedIn(next.getState())).toBe(1);
});

it("adds only what is not there", async () => {
  const tab = await openTabWithBook(netflix);

  expect(await tab.add([{ ...netflix, note: "other" }, dotted])).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([netflix, dotted]);
  expect(unsavedIn(tab.getState())).toBe(2);
});

it("tells how much of a backup is added, and adds nothing of it once it is cancelled", async () => {
  const tab = await openTabWithBook(netflix);
  const controller = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number) => {
    shares.push(share);
    if (share > 0.5) controller.abort();
  };
  const many = toMany(1_200, "site");

  expect(await tab.add(many, { day: "2026-11-22", signal: controller.signal, onProgress })).not.toBe(null);
  expect(shares).toEqual([500 / 1_200, 1_000 / 1_200]);
  expect(entriesOf(tab.getState())).toEqual([netflix]);
  expect(entriesOf((await openTab()).getState())).toEqual([netflix]);
});

it("adds nothing of a backup that is cancelled at its last entry", async () => {
  const tab = await openTabWithBook(netflix);
  const controller = new AbortController();
  const onProgress = () => void Promise.resolve().then(() => controller.abort());
  const adding = { day: "2026-11-22", signal: controller.signal, onProgress };

  expect(await tab.add(toMany(501, "site"), adding)).not.toBe(null);
  expect(entriesOf((await openTab()).getState())).toEqual([netflix]);
});

it("counts the entries of a backup as saved, and the first backup that is opened as the last one", async () => {
  const tab = await openTabWithBook(netflix);
  const { signal } = new AbortController();
  const addBackup = (day: string, entry: BookEntry) => tab.add([entry], { day, signal, onProgress: () => {} });

  expect(await addBackup("2026-11-22", dotted)).toBe(null);
  expect(tab.getState()).toMatchObject({ content: { lastBackup: "2026-11-22" } });
  expect(unsavedIn(tab.getState())).toBe(1);
  expect(await addBackup("2026-11-23", { ...dotted, recipient: "Cousin" })).toBe(null);
  expect(tab.getState()).toMatchObject({ content: { lastBackup: "2026-11-22" } });
  expect(unsavedIn(tab.getState())).toBe(1);
});

it("reads a book of many entries, each once", async () => {
  const many = toMany(1_200, "site");
  await openTabWithBook(...many);

  const next = await openTab();
  expect(recipientsOf(next.getState())).toEqual(many.map(({ recipient }) => recipient).toSorted());
});

it("keeps the order in which entries were given, in every tab and after a change", async () => {
  const tab = await openTabWithBook({ ...netflix, recipient: "z" }, { ...netflix, recipient: "a" });
  const other = await openTab();
  await other.add([{ ...netflix, recipient: "m" }]);
  await other.replace(storedBy(other, { ...netflix, recipient: "z" }), { ...netflix, recipient: "b" });

  await expect.poll(() => entriesOf(tab.getState()).map(({ recipient }) => recipient)).toEqual(["b", "a", "m"]);
  expect((await openTab()).getState()).toEqual(tab.getState());
});

it("takes a recipient in another case, and the name of its site, for the same", async () => {
  const tab = await openTabWithBook(netflix);
  for (const recipient of ["NETFLIX.com", "Netflix", "netflix.de"]) await tab.add([{ ...netflix, recipient }]);

  expect(recipientsOf(tab.getState())).toEqual(["netflix.com", "netflix.de"]);
});

it("takes back what was added, and nothing that was there, is another's, or was changed or given since", async () => {
  const tab = await openTabWithBook(netflix);
  const other = await openTab();
  const many = toMany(1_200, "site");
  const added = await tab.addFound([netflix, ...many]);
  if (typeof added === "string") throw new Error(added);
  expect(added.map(({ recipient }) => recipient)).toEqual(many.map(({ recipient }) => recipient));
  expect(unsavedIn(tab.getState())).toBe(1_201);

  await expect.poll(() => entriesOf(other.getState())).toHaveLength(1_201);
  const [first, second, third] = many as [BookEntry, BookEntry, BookEntry];
  await other.replace(storedBy(other, second), { ...second, note: "yearly" });
  await other.remove(storedBy(other, third));
  await other.add([dotted, third]);
  expect(await tab.removeMany(added)).toBe(null);

  const left = [netflix, { ...second, note: "yearly" }, dotted, third];
  expect(entriesOf(tab.getState())).toEqual(left);
  await expect.poll(() => entriesOf(other.getState())).toEqual(left);
  expect(entriesOf((await openTab()).getState())).toEqual(left);
  expect(await tab.add([first])).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([...left, first]);
});

it("takes back all or nothing", async () => {
  const tab = await openTabWithBook(netflix);
  const added = await tab.addFound(toMany(600, "site"));
  if (typeof added === "string") throw new Error(added);
  const { delete: remove } = IDBObjectStore.prototype;
  let room = 1;
  const removal = untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "delete")).mockImplementation(function removeOnce(
    this: IDBObjectStore,
    range,
  ) {
    room -= 1;
    if (room < 0) throw new DOMException("The disk is full", "QuotaExceededError");
    return remove.call(this, range);
  });
  expect(await tab.removeMany(added)).toBe("full");
  expect(entriesOf((await openTab()).getState())).toHaveLength(601);

  removal.mockRestore();
  expect(await tab.removeMany(added)).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("counts as unsaved what was added since the last backup, and is there", async () => {
  const tab = await openTabWithBook(dotted, netflix);
  await tab.setDetails({ savedOrder: storedBy(tab, dotted).order });
  const found = await tab.addFound(toMany(3, "site"));
  if (typeof found === "string") throw new Error(found);
  expect(unsavedIn(tab.getState())).toBe(4);
  expect(await tab.removeMany(found)).toBe(null);
  expect(unsavedIn(tab.getState())).toBe(1);

  for (const [entry, left] of [
    [netflix, 0],
    [dotted, 1],
  ] as const) {
    const removed = storedBy(tab, entry);
    await tab.remove(removed);
    expect(unsavedIn(tab.getState())).toBe(left);
    await tab.restore(removed);
    expect(unsavedIn(tab.getState())).toBe(1);
  }
  await tab.replace(storedBy(tab, dotted), { ...dotted, note: "" });
  expect(unsavedIn(tab.getState())).toBe(1);
});

it("brings a removed entry back to its place, and joins it with one that was given meanwhile", async () => {
  const tab = await openTabWithBook(dotted, netflix);
  const removed = storedBy(tab, dotted);
  await tab.remove(removed);
  expect(await tab.restore(removed)).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([dotted, netflix]);

  await tab.remove(removed);
  await tab.add([{ ...dotted, date: "2026-11-22", note: "again" }]);
  expect(await tab.restore(removed)).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([{ ...dotted, note: "corner\nagain" }, netflix]);
});

describe("what is handed out", () => {
  const HANDED_OUT = { entries: [netflix], fault: null };

  it("is known to the visit at once, and to nothing else while the book is off", async () => {
    const tab = beginTab();
    const stored = tab.handOut([netflix], "jane@gmail.com");
    expect(tab.getVisit()).toMatchObject(HANDED_OUT);
    expect(await stored).toEqual([]);
    expect(tab.getState()).toEqual(OFF);
    expect(tab.getVisit()).toMatchObject(HANDED_OUT);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
  });

  it("is stored while the book is opening, and returned so that it can be taken back", async () => {
    await openTabWithBook(dotted);
    const next = beginTab();
    expect(next.getState().status).toBe("opening");
    const stored = await next.handOut([netflix, dotted], "jane@gmail.com");
    expect(stored).toMatchObject([netflix]);
    expect(next.getState()).toMatchObject({ status: "on", content: { mailbox: "jane@gmail.com" } });
    expect(unsavedIn(next.getState())).toBe(2);
    expect(entriesOf(next.getState())).toEqual([dotted, netflix]);
    expect(next.getVisit()).toMatchObject({ entries: [] });
    expect(await next.removeMany(stored)).toBe(null);
    expect(entriesOf(next.getState())).toEqual([dotted]);
  });

  it.each(["here", "in another tab"])("is stored once the book is switched on %s", async (place) => {
    const tab = await openTab();
    const other = await openTab();
    await tab.handOut([netflix], "jane@gmail.com");
    await tab.handOut([netflix, dotted], "jane.doe@gmail.com");
    await (place === "here" ? tab : other).switchOn();
    await expect.poll(() => recipientsOf(tab.getState())).toEqual(["The shop", "netflix.com"]);
    await expect.poll(() => tab.getVisit().entries).toEqual([]);
    expect(tab.getState()).toMatchObject({ content: { mailbox: "jane.doe@gmail.com" } });
  });

  it("is said not to be stored, and is stored with what comes next", async () => {
    const tab = await openTabWithBook();
    const write = untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "put")).mockImplementation(() => {
      throw new DOMException("The disk is full", "QuotaExceededError");
    });
    expect(await tab.handOut([netflix], "jane@gmail.com")).toEqual([]);
    expect(tab.getVisit()).toMatchObject({ entries: [netflix], fault: "full" });
    expect(entriesOf(tab.getState())).toEqual([]);

    write.mockRestore();
    expect(await tab.handOut([dotted], "jane@gmail.com")).toMatchObject([netflix, dotted]);
    expect(tab.getVisit()).toMatchObject({ entries: [], fault: null });
  });

  it("is said after two seconds not to be stored yet, and is stored once the book is read at last", async () => {
    await openTabWithBook(dotted);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const release = await holdBook();
    const tab = beginTab();
    const stored = tab.handOut([netflix], "jane@gmail.com");
    vi.advanceTimersByTime(1999);
    expect(tab.getVisit().fault).toBe(null);
    vi.advanceTimersByTime(1);
    expect(tab.getVisit()).toMatchObject({ entries: [netflix], fault: "slow" });
    release();
    expect(await stored).toMatchObject([netflix]);
    expect(tab.getVisit()).toMatchObject({ entries: [], fault: null });
  });

  it("is forgotten with the book, in every tab", async () => {
    const tab = await openTab();
    const other = await openTabWithBook();
    await expect.poll(() => tab.getState().status).toBe("on");
    const write = untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "put")).mockImplementation(() => {
      throw new DOMException("The disk is full", "QuotaExceededError");
    });
    await tab.handOut([netflix], "jane@gmail.com");
    await other.handOut([dotted], "jane@gmail.com");
    write.mockRestore();
    expect(await other.forget()).toBe(null);
    expect(other.getVisit()).toMatchObject({ entries: [], fault: null });
    await expect.poll(() => tab.getVisit()).toMatchObject({ entries: [], fault: null });
    expect(await tab.switchOn()).toBe(null);
    expect(tab.getState()).toMatchObject({ content: { entries: [] } });
    expect(tab.getState()).not.toHaveProperty("content.mailbox");
  });

  it("is forgotten by a page that comes back from the browser's memory, which has heard of no deletion", async () => {
    const tab = await openTab();
    await tab.handOut([netflix], "jane@gmail.com");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(tab.getVisit().entries).toEqual([]);
  });
});

it("keeps what a check found apart, also where it is edited", async () => {
  const tab = await openTabWithBook(netflix);
  await tab.addFound([dotted]);
  const [given, found] = storedIn(tab.getState());
  expect([given, found]).toMatchObject([netflix, { ...dotted, isFound: true }]);
  expect(given).not.toHaveProperty("isFound");
  await tab.replace(found!, { ...dotted, note: "other" });
  expect(storedIn(tab.getState())[1]).toMatchObject({ note: "other", isFound: true });
});

it("opens again what the browser closed, and keeps what it read until then", async () => {
  const tab = await openTabWithBook(netflix);
  const open = untilTheEnd(vi.spyOn(IDBFactory.prototype, "open"));
  const transaction = untilTheEnd(vi.spyOn(IDBDatabase.prototype, "transaction"));
  await tab.setDetails({ mailbox: "jane@gmail.com" });
  const database = transaction.mock.contexts.at(-1) as IDBDatabase;
  open.mockImplementationOnce(() => {
    throw new DOMException("The disk is full", "UnknownError");
  });
  database.dispatchEvent(new Event("close"));
  database.close();
  await expect.poll(() => open).toHaveBeenCalled();
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken", content: { mailbox: "jane@gmail.com" } });

  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "on", content: { mailbox: "jane@gmail.com" } });
  expect(await tab.add([dotted])).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([netflix, dotted]);
});

it("keeps what it read where the browser has lost the book, and nothing where a person deleted it", async () => {
  const tab = await openTabWithBook(netflix);
  const database = untilTheEnd(vi.spyOn(IDBDatabase.prototype, "transaction"));
  await tab.setDetails({ mailbox: "jane@gmail.com" });
  const lost = database.mock.contexts.at(-1) as IDBDatabase;
  lost.close();
  await deleteDB(NAME);
  lost.dispatchEvent(new Event("close"));
  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken", content: { mailbox: "jane@gmail.com" } });
  expect(await tab.switchOn()).toBe(null);
});

it("keeps a list that is nowhere else when another tab begins a new book, until a person asks for it", async () => {
  const tab = await openTabWithBook(netflix);
  const newer = await openDB(NAME, BOOK_VERSION + 1);
  await expect.poll(() => tab.getState().status).toBe("failed");
  newer.close();
  await deleteDB(NAME);
  const other = await openTabWithBook(dotted);
  await other.setDetails({ mailbox: "jane@gmail.com" });
  // A message takes its time.
  const late = await openTab();
  await expect.poll(() => late.getState().status).toBe("on");
  expect(tab.getState()).toMatchObject({ status: "failed", content: { entries: [expect.objectContaining(netflix)] } });

  await tab.retry();
  expect(entriesOf(tab.getState())).toEqual([dotted]);
});

it("can be switched on after it could not be read", async () => {
  await openTabWithBook(netflix);
  const read = untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "getAll")).mockImplementation(() => {
    throw new DOMException("The disk has a fault", "UnknownError");
  });
  const tab = await openTab();
  expect(tab.getState()).toEqual({ status: "failed", fault: "broken", content: null });
  expect(await tab.switchOn()).toBe("broken");
  expect(await tab.add([dotted])).toBe("broken");

  // One that can be read after all is not replaced.
  read.mockRestore();
  expect(await tab.switchOn(true)).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("is replaced on request where it cannot be read, with what was handed out in the visit", async () => {
  (await openDB(NAME, BOOK_VERSION)).close();
  const tab = await openTab();
  await tab.handOut([netflix], "jane@gmail.com");
  expect(tab.getVisit().fault).toBe("broken");
  expect(await tab.switchOn(true)).toBe(null);
  await expect.poll(() => entriesOf(tab.getState())).toEqual([netflix]);
});

it("reads the book again when the page comes back from the browser's memory", async () => {
  const tab = await openTabWithBook(netflix);
  const read = untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "getAll"));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  // It reads once, after what was asked for before.
  expect(await tab.setDetails({})).toBe(null);
  expect(read).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
});

it("replaces an entry, but not with one that is there", async () => {
  const tab = await openTabWithBook(netflix, dotted);

  expect(await tab.replace(storedBy(tab, netflix), { ...netflix, note: "yearly" })).toBe(null);
  expect(
    await tab.replace(storedBy(tab, dotted), { ...dotted, recipient: netflix.recipient, email: netflix.email }),
  ).toBe("exists");
  expect(entriesOf(tab.getState())).toEqual([{ ...netflix, note: "yearly" }, dotted]);
});

it("changes no entry that another tab has changed or removed meanwhile", async () => {
  const first = await openTabWithBook(netflix, dotted);
  const second = await openTab();
  const [shownNetflix, shownDotted] = [storedBy(first, netflix), storedBy(first, dotted)];
  const [yearly, monthly] = [
    { ...netflix, note: "yearly" },
    { ...netflix, note: "monthly" },
  ];

  expect(await second.replace(shownNetflix, yearly)).toBe(null);
  expect(await first.replace(shownNetflix, monthly)).toBe("changed");
  expect(await first.remove(shownNetflix)).toBe("changed");
  expect(await second.remove(shownDotted)).toBe(null);
  expect(await first.remove(shownDotted)).toBe(null);
  expect(await first.replace(shownDotted, { ...dotted, note: "" })).toBe("deleted");
  await expect.poll(() => entriesOf(first.getState())).toEqual([yearly]);
});

it("shows the changes of another tab, and undoes none of them", async () => {
  const first = await openTabWithBook(netflix);
  const second = await openTab();
  await Promise.all([
    first.add([dotted]),
    second.add([{ ...dotted, recipient: "Cousin" }]),
    second.remove(storedBy(second, netflix)),
    first.add(Array.from({ length: 50 }, (_, index) => ({ ...dotted, recipient: `first ${index}` }))),
    second.add(Array.from({ length: 50 }, (_, index) => ({ ...dotted, recipient: `second ${index}` }))),
  ]);

  for (const tab of [first, second]) await expect.poll(() => entriesOf(tab.getState())).toHaveLength(102);
  expect(new Set(entriesOf(first.getState()))).toEqual(new Set(entriesOf(second.getState())));
  const third = await openTab();
  expect(new Set(entriesOf(third.getState()))).toEqual(new Set(entriesOf(first.getState())));
});

it("is switched on and forgotten in every tab", async () => {
  const first = await openTab();
  const second = await openTab();
  await first.switchOn();
  await expect.poll(() => second.getState().status).toBe("on");

  expect(await second.forget()).toBe(null);
  expect(second.getState()).toEqual({ status: "off", content: null });
  await expect.poll(() => first.getState().status).toBe("off");
  expect(await first.add([netflix])).toBe("missing");
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("keeps all or nothing of what a tab was writing when it closed", async () => {
  const tab = await openTabWithBook();
  void tab.add(toMany(1_000, "site"));
  tab.close();

  expect([0, 1_000]).toContain(entriesOf((await openTab()).getState()).length);
});

it("reads the changes that another tab makes while it opens", async () => {
  const first = await openTabWithBook(...toMany(3_000, "site"));
  const second = beginTab();
  // They stand before the entries that the second tab is reading.
  for (const entry of toMany(10, "first")) await first.add([entry]);

  await expect.poll(() => entriesOf(second.getState())).toHaveLength(3_010);
});

it("is forgotten while another tab reads and a third one writes", async () => {
  const first = await openTabWithBook(...toMany(1_000, "site"));
  const second = beginTab();
  const third = await openTab();
  const writing = third.add(toMany(1_000, "shop"));

  expect(await first.forget()).toBe(null);
  await writing;
  await expect.poll(() => [first, second, third].map((tab) => tab.getState())).toEqual([OFF, OFF, OFF]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
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
  await expect.poll(() => late.getState()).toEqual(OFF);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("says that another tab blocks it, and is forgotten once that tab lets go", async () => {
  const tab = await openTabWithBook(netflix);
  const hanging = await openDB(NAME);
  const forgetting = tab.forget();
  await expect.poll(() => tab.getState()).toEqual({ status: "failed", fault: "blocked", content: expect.anything() });

  hanging.close();
  expect(await forgetting).toBe(null);
  expect(tab.getState()).toEqual({ status: "off", content: null });
});

it("is outdated once a newer version took the database, and keeps what it read", async () => {
  const tab = await openTabWithBook(netflix);
  const newer = await openDB(NAME, BOOK_VERSION + 1);
  closers.push(() => newer.close());

  await expect
    .poll(() => tab.getState())
    .toMatchObject({
      status: "failed",
      fault: "outdated",
      content: { entries: [expect.objectContaining(netflix)] },
    });
  expect(await tab.add([dotted])).toBe("outdated");
  expect((await openTab()).getState()).toEqual({ status: "failed", fault: "outdated", content: null });
});

it("shows no entry that a full device did not keep", async () => {
  const tab = await openTabWithBook(netflix);
  untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "put")).mockImplementation(() => {
    throw new DOMException("The device is full", "QuotaExceededError");
  });

  expect(await tab.add([dotted])).toBe("full");
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("keeps nothing of many entries if one of them finds no room", async () => {
  const tab = await openTabWithBook(netflix);
  const { put } = IDBObjectStore.prototype;
  let room = 700;
  untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "put")).mockImplementation(function putWhileThereIsRoom(
    this: IDBObjectStore,
    value,
  ) {
    room -= 1;
    if (room < 0) throw new DOMException("The device is full", "QuotaExceededError");
    return put.call(this, value);
  });

  expect(await tab.add(toMany(1_000, "site"))).toBe("full");
  expect(entriesOf(tab.getState())).toEqual([netflix]);
  expect(entriesOf((await openTab()).getState())).toEqual([netflix]);
});

it("shows no entry that a broken database did not keep", async () => {
  const tab = await openTabWithBook(netflix);
  untilTheEnd(vi.spyOn(IDBDatabase.prototype, "transaction")).mockImplementation(() => {
    throw new DOMException("The connection is closing", "InvalidStateError");
  });
  expect(await tab.add([dotted])).toBe("broken");
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("says that a browser lacks databases", async () => {
  vi.stubGlobal("indexedDB", undefined);

  expect((await openTab()).getState()).toEqual({ status: "failed", fault: "missing", content: null });
});

it("says that a browser refuses its databases", async () => {
  untilTheEnd(vi.spyOn(IDBFactory.prototype, "open")).mockImplementation(() => {
    throw new DOMException("Not in this window", "SecurityError");
  });

  const tab = await openTab();
  expect(tab.getState()).toEqual({ status: "failed", fault: "missing", content: null });
  expect(await tab.switchOn()).toBe("missing");
  expect(await tab.handOut([netflix], "jane@gmail.com")).toEqual([]);
  expect(tab.getVisit().fault).toBe(null);
});

it("deletes the second copy that earlier builds kept", async () => {
  await caches.open(NAME);
  await openTab();
  await expect.poll(() => caches.has(NAME)).toBe(false);
});

it("leaves no half of a book that cannot be made", async () => {
  const tab = await openTab();
  const { createIndex } = IDBObjectStore.prototype;
  const creation = untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "createIndex")).mockImplementation(function fail(
    this: IDBObjectStore,
    ...index
  ) {
    // As a device without room does, once all steps of the creation were taken.
    queueMicrotask(() => this.transaction.abort());
    return createIndex.apply(this, index);
  });
  expect(await tab.switchOn()).not.toBe(null);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);

  creation.mockRestore();
  expect(await tab.switchOn()).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([]);
});

it("ignores what is no message of its version", async () => {
  const tab = await openTabWithBook(netflix);
  const states = vi.fn<() => void>();
  tab.subscribe(states);
  const [earlier, own, later] = [BOOK_VERSION - 1, BOOK_VERSION, BOOK_VERSION + 1].map((version) => {
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
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("hears of its own database only", async () => {
  const tab = await openTabWithBook(netflix);
  const read = untilTheEnd(vi.spyOn(IDBDatabase.prototype, "transaction")).mockImplementationOnce(() => {
    throw new DOMException("The disk has a fault", "UnknownError");
  });
  await tab.retry();
  expect(tab.getState().status).toBe("failed");
  const former = read.mock.contexts[0] as IDBDatabase;
  await tab.retry();
  expect(await tab.setDetails({ mailbox: "jane@gmail.com" })).toBe(null);

  former.dispatchEvent(new Event("close"));
  former.dispatchEvent(new IDBVersionChangeEvent("versionchange", { newVersion: null }));
  former.dispatchEvent(new IDBVersionChangeEvent("versionchange", { newVersion: BOOK_VERSION + 1 }));
  expect(tab.getState()).toMatchObject({
    status: "on",
    content: { entries: [expect.objectContaining(netflix)], mailbox: "jane@gmail.com" },
  });
  expect(await tab.add([dotted])).toBe(null);
});

it.each(["getAll", "get"] as const)("shows nothing of a book that is forgotten during `%s`", async (method) => {
  await openTabWithBook(netflix);
  const read = IDBObjectStore.prototype[method];
  untilTheEnd(vi.spyOn(IDBObjectStore.prototype, method)).mockImplementationOnce(function forgetWhileReading(
    this: IDBObjectStore,
    ...query: [IDBValidKey | IDBKeyRange]
  ) {
    const request = read.apply(this, query);
    this.transaction.db.dispatchEvent(new IDBVersionChangeEvent("versionchange", { newVersion: null }));
    return request;
  });
  const tab = beginTab();
  const statuses = new Set<string>();
  tab.subscribe(() => statuses.add(tab.getState().status));
  await expect.poll(() => statuses).not.toEqual(new Set());

  // The book is switched on after it was read, and cannot be.
  vi.stubGlobal("indexedDB", undefined);
  expect(await tab.switchOn()).toBe("missing");
  expect(statuses).toEqual(new Set(["off", "failed"]));
});

it("leaves no failure unhandled when the browser ends a read", async () => {
  const tab = await openTabWithBook(netflix);
  const unhandled = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
  window.addEventListener("unhandledrejection", unhandled);
  onTestFinished(() => window.removeEventListener("unhandledrejection", unhandled));
  const { getAll } = IDBObjectStore.prototype;
  untilTheEnd(vi.spyOn(IDBObjectStore.prototype, "getAll")).mockImplementation(function endWhileReading(
    this: IDBObjectStore,
    ...query
  ) {
    const request = getAll.apply(this, query);
    this.transaction.abort();
    return request;
  });

  expect(await tab.add([dotted])).toBe(null);
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken" });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(unhandled).not.toHaveBeenCalled();
});
