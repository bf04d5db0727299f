import { deleteDB, openDB } from "idb";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";

import type { BookEntry } from "../core";
import type { BookState } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";

const NAME = "plusdot.book";
const netflix: BookEntry = { recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" };
const dotted: BookEntry = { recipient: "The shop", email: "j.ane@gmail.com", date: "2026-11-20", note: "corner" };

const closers: (() => void)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await deleteDB(NAME);
});

/** Opens the book as a tab does. */
async function openTab(): Promise<BookStore> {
  const store = createBookStore();
  closers.push(store.open());
  await vi.waitUntil(() => store.getState().status !== "opening");
  return store;
}

async function openTabWithBook(...entries: BookEntry[]): Promise<BookStore> {
  const store = await openTab();
  expect(await store.switchOn()).toBe(null);
  expect(await store.add(entries)).toBe(null);
  return store;
}

function entriesOf(state: BookState): readonly BookEntry[] {
  if (state.status !== "on") throw new Error(`The book is ${state.status}`);
  return state.content.entries;
}

it("is off, and leaves no database, until it is switched on", async () => {
  const tab = await openTab();

  expect(tab.getState()).toEqual({ status: "off" });
  expect(await tab.add([netflix])).toBe("missing");
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("keeps entries and notes for the next visit", async () => {
  const tab = await openTabWithBook(netflix);
  await tab.note({ mailbox: "jane@gmail.com" });

  const next = await openTab();
  expect(next.getState()).toMatchObject({
    status: "on",
    content: { entries: [netflix], mailbox: "jane@gmail.com", unsaved: 1 },
  });
});

it("adds only what is not there", async () => {
  const tab = await openTabWithBook(netflix);

  expect(await tab.add([{ ...netflix, note: "other" }, dotted])).toBe(null);
  expect(entriesOf(tab.getState())).toEqual([netflix, dotted]);
  expect(tab.getState()).toMatchObject({ content: { unsaved: 2 } });
});

it("reads a book of many entries, each once", async () => {
  const many = Array.from({ length: 1_200 }, (_, index): BookEntry => {
    return { ...netflix, recipient: `site${index}.com`, email: `jane+site${index}@gmail.com` };
  });
  await openTabWithBook(...many);

  const next = await openTab();
  expect(new Set(entriesOf(next.getState()))).toEqual(new Set(many));
});

it("replaces an entry, but not with one that is there", async () => {
  const tab = await openTabWithBook(netflix, dotted);

  expect(await tab.replace(netflix, { ...netflix, note: "yearly" })).toBe(null);
  expect(await tab.replace(dotted, { ...dotted, recipient: netflix.recipient, email: netflix.email })).toBe("exists");
  expect(new Set(entriesOf(tab.getState()))).toEqual(new Set([{ ...netflix, note: "yearly" }, dotted]));
});

it("shows the changes of another tab, and undoes none of them", async () => {
  const first = await openTabWithBook(netflix);
  const second = await openTab();
  await Promise.all([
    first.add([dotted]),
    second.add([{ ...dotted, recipient: "Cousin" }]),
    second.remove(netflix),
    first.add(Array.from({ length: 50 }, (_, index) => ({ ...dotted, recipient: `first ${index}` }))),
    second.add(Array.from({ length: 50 }, (_, index) => ({ ...dotted, recipient: `second ${index}` }))),
  ]);

  await vi.waitFor(() => {
    expect(entriesOf(first.getState())).toHaveLength(102);
    expect(new Set(entriesOf(first.getState()))).toEqual(new Set(entriesOf(second.getState())));
  });
  const third = await openTab();
  expect(new Set(entriesOf(third.getState()))).toEqual(new Set(entriesOf(first.getState())));
});

it("is switched on and forgotten in every tab", async () => {
  const first = await openTab();
  const second = await openTab();
  await first.switchOn();
  await vi.waitUntil(() => second.getState().status === "on");

  expect(await second.forget()).toBe(null);
  expect(second.getState()).toEqual({ status: "off" });
  await vi.waitUntil(() => first.getState().status === "off");
  expect(await first.add([netflix])).toBe("missing");
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("is outdated once a newer version took the database, and keeps what it read", async () => {
  const tab = await openTabWithBook(netflix);
  const newer = await openDB(NAME, 2);
  closers.push(() => newer.close());

  await vi.waitFor(() => {
    expect(tab.getState()).toMatchObject({ status: "failed", fault: "outdated", content: { entries: [netflix] } });
  });
  expect(await tab.add([dotted])).toBe("outdated");
  expect((await openTab()).getState()).toEqual({ status: "failed", fault: "outdated", content: null });
});

it("shows no entry that a full device did not keep", async () => {
  const tab = await openTabWithBook(netflix);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The device is full", "QuotaExceededError");
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });

  expect(await tab.add([dotted])).toBe("full");
  expect(entriesOf(tab.getState())).toEqual([netflix]);
});

it("says that a browser has no database", async () => {
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("Not in this window", "SecurityError");
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });

  const tab = await openTab();
  expect(tab.getState()).toEqual({ status: "failed", fault: "missing", content: null });
  expect(await tab.switchOn()).toBe("missing");
});
