import { deleteDB, openDB } from "idb";
import { afterEach, describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";

import { holdBook } from "../../tests/holdBook";
import type { BookEntry } from "../core";
import { BOOK_VERSION } from "./tabChannel";
import { type BookState, countUnsaved, type StoredEntry } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";

const OFF = { status: "off", content: null };
const NAME = "plusdot.book";
const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const dotted: BookEntry = { recipient: "The shop", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };

const FULL = new DOMException("The device is full", "QuotaExceededError");
const FAULTY = new DOMException("The disk has a fault", "UnknownError");

const tabs: BookStore[] = [];

afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.close();
});

/** Has a method of the browser fail until its spy is restored, or the test ends. */
function refuse(owner: object, method: string, error: DOMException): MockInstance {
  return vi.spyOn(owner as Record<string, () => unknown>, method).mockImplementation(() => {
    throw error;
  });
}

async function hasDatabase(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/** Another version of the program opens the book, and lets go of it. */
async function openNewer(): Promise<void> {
  (await openDB(NAME, BOOK_VERSION + 1)).close();
}

/** The connection of a tab to the database. */
async function connectionOf(tab: BookStore): Promise<IDBDatabase> {
  const used = vi.spyOn(IDBDatabase.prototype, "transaction");
  await tab.setDetails({ mailbox: "jane@gmail.com" });
  const connection = used.mock.contexts.at(-1) as IDBDatabase;
  used.mockRestore();
  return connection;
}

/** Opens the book as a tab does, and does not wait until it is read. */
function beginTab(): BookStore {
  const store = createBookStore();
  store.open();
  tabs.push(store);
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
  vi.stubGlobal("BroadcastChannel", function refuseChannel() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const store = await openTabWithBook(netflix);
  expect(entriesOf(store.getState())).toStrictEqual([netflix]);
});

it("is off, and leaves no database, until it is switched on", async () => {
  const tab = await openTab();

  expect(tab.getState()).toEqual(OFF);
  expect(await tab.add([netflix])).toBe("missing");
  expect(await hasDatabase()).toBe(false);
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

it.each<[when: string, count: number, shares: number[], cancel: (share: number, abort: () => void) => void]>([
  ["half way", 1_200, [500 / 1_200, 1_000 / 1_200], (share, abort) => share > 0.5 && abort()],
  ["at its last entry", 501, [500 / 501], (_, abort) => queueMicrotask(abort)],
])(
  "tells how much of a backup is added, and adds nothing of one that is cancelled %s",
  async (_, count, shares, cancel) => {
    const tab = await openTabWithBook(netflix);
    const controller = new AbortController();
    const told: number[] = [];
    const onProgress = (share: number) => {
      told.push(share);
      cancel(share, () => controller.abort());
    };
    const adding = { day: "2026-11-22", signal: controller.signal, onProgress };

    expect(await tab.add(toMany(count, "site"), adding)).not.toBe(null);
    expect(told).toEqual(shares);
    expect(entriesOf(tab.getState())).toEqual([netflix]);
    expect(entriesOf((await openTab()).getState())).toEqual([netflix]);
  },
);

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
  const removal = refuse(IDBObjectStore.prototype, "delete", FULL).mockImplementationOnce(remove);
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
    expect(await hasDatabase()).toBe(false);
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
    const write = refuse(IDBObjectStore.prototype, "put", FULL);
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
    const write = refuse(IDBObjectStore.prototype, "put", FULL);
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
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(tab.getVisit().entries).toEqual([netflix]);
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
  const connection = await connectionOf(tab);
  const open = refuse(IDBFactory.prototype, "open", FAULTY);
  connection.dispatchEvent(new Event("close"));
  connection.close();
  await expect.poll(() => open).toHaveBeenCalled();
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken", content: { mailbox: "jane@gmail.com" } });

  open.mockRestore();
  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "on", content: { mailbox: "jane@gmail.com" } });
  expect(await tab.add([dotted])).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([netflix, dotted]);
});

it("keeps what it read where the browser has lost the book, and nothing where a person deleted it", async () => {
  const tab = await openTabWithBook(netflix);
  const connection = await connectionOf(tab);
  connection.close();
  await deleteDB(NAME);
  connection.dispatchEvent(new Event("close"));
  await tab.retry();
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken", content: { mailbox: "jane@gmail.com" } });
  expect(await tab.switchOn()).toBe(null);
});

it("keeps a list that is nowhere else when another tab begins a new book, until a person asks for it", async () => {
  const tab = await openTabWithBook(netflix);
  await openNewer();
  await expect.poll(() => tab.getState().status).toBe("failed");
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
  const open = refuse(IDBFactory.prototype, "open", FAULTY);
  const tab = await openTab();
  expect(tab.getState()).toEqual({ status: "failed", fault: "broken", content: null });
  expect(await tab.switchOn()).toBe("broken");
  expect(await tab.add([dotted])).toBe("broken");

  // One that can be read after all is not replaced.
  open.mockRestore();
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
  const database = await openDB(NAME);
  await database.put("entries", { ...dotted, order: 2 });
  database.close();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => entriesOf(tab.getState())).toEqual([netflix, dotted]);
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
  expect(second.getState()).toEqual(OFF);
  await expect.poll(() => first.getState().status).toBe("off");
  expect(await first.add([netflix])).toBe("missing");
  expect(await hasDatabase()).toBe(false);
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
  await expect.poll(() => late.getState()).toEqual(OFF);
  expect(await hasDatabase()).toBe(false);
});

it("says that another tab blocks it, and is forgotten once that tab lets go", async () => {
  const tab = await openTabWithBook(netflix);
  const hanging = await openDB(NAME);
  const forgetting = tab.forget();
  await expect.poll(() => tab.getState()).toEqual({ status: "failed", fault: "blocked", content: expect.anything() });

  hanging.close();
  expect(await forgetting).toBe(null);
  expect(tab.getState()).toEqual(OFF);
});

it("is outdated once a newer version took the database, and keeps what it read", async () => {
  const tab = await openTabWithBook(netflix);
  await openNewer();
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

it.each([
  ["full", IDBObjectStore.prototype, "put", FULL],
  ["broken", IDBDatabase.prototype, "transaction", new DOMException("It is closing", "InvalidStateError")],
])("shows no entry that was not kept because the storage is %s", async (fault, owner, method, error) => {
  const tab = await openTabWithBook(netflix);
  refuse(owner, method, error);
  expect(await tab.add([dotted])).toBe(fault);
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("keeps nothing of many entries if one of them finds no room", async () => {
  const tab = await openTabWithBook(netflix);
  const { put } = IDBObjectStore.prototype;
  let room = 700;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function putWhileThereIsRoom(
    this: IDBObjectStore,
    value,
  ) {
    room -= 1;
    if (room < 0) throw FULL;
    return put.call(this, value);
  });

  expect(await tab.add(toMany(1_000, "site"))).toBe("full");
  expect(entriesOf(tab.getState())).toEqual([netflix]);
  expect(entriesOf((await openTab()).getState())).toEqual([netflix]);
});

it.each([
  ["lacks", () => vi.stubGlobal("indexedDB", undefined)],
  ["refuses", () => refuse(IDBFactory.prototype, "open", new DOMException("Not in this window", "SecurityError"))],
])("says that a browser %s databases, but not at each address that is handed out", async (_, takeAway) => {
  takeAway();
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
  const creation = vi.spyOn(IDBObjectStore.prototype, "createIndex").mockImplementation(function fail(
    this: IDBObjectStore,
    ...index
  ) {
    // As a device without room does, once all steps of the creation were taken.
    queueMicrotask(() => this.transaction.abort());
    return createIndex.apply(this, index);
  });
  expect(await tab.switchOn()).not.toBe(null);
  expect(await hasDatabase()).toBe(false);

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

it("hears of its own connection only", async () => {
  const tab = await openTabWithBook(netflix);
  const former = await connectionOf(tab);
  const read = refuse(IDBDatabase.prototype, "transaction", FAULTY);
  await tab.retry();
  expect(tab.getState().status).toBe("failed");
  read.mockRestore();
  await tab.retry();

  former.dispatchEvent(new Event("close"));
  former.dispatchEvent(new IDBVersionChangeEvent("versionchange", { newVersion: null }));
  former.dispatchEvent(new IDBVersionChangeEvent("versionchange", { newVersion: BOOK_VERSION + 1 }));
  expect(tab.getState()).toMatchObject({
    status: "on",
    content: { entries: [expect.objectContaining(netflix)], mailbox: "jane@gmail.com" },
  });
  expect(await tab.add([dotted])).toBe(null);
});

it("shows nothing of a book that is deleted while it is read", async () => {
  await openTabWithBook(netflix);
  const release = await holdBook();
  const tab = beginTab();
  const statuses = new Set<string>();
  tab.subscribe(() => statuses.add(tab.getState().status));
  // Requests are answered in their order, so the tab has opened the book by then.
  for (let answer = 0; answer < 2; answer += 1) await indexedDB.databases();
  const deletion = deleteDB(NAME);
  await expect.poll(() => tab.getState()).toEqual(OFF);

  release();
  await deletion;
  // It waits until the book is read.
  expect(await tab.setDetails({})).toBe("missing");
  expect(statuses).toEqual(new Set(["off"]));
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
  expect(tab.getState()).toMatchObject({ status: "failed", fault: "broken" });
});
