import { expect, onTestFinished } from "vitest";

import { type BookStore, createBookStore } from "../src/book/createBookStore";
import type { BookEntry } from "../src/core";

/** Switches the book on and adds entries, in another tab. It is open until the end of the test. @returns That tab. */
export async function keepBook(entries: readonly BookEntry[]): Promise<BookStore> {
  const otherTab = createBookStore();
  otherTab.open();
  onTestFinished(() => otherTab.close());
  await expect.poll(() => otherTab.getState().book.status).not.toBe("opening");
  await otherTab.switchOn();
  await otherTab.importEntries(entries);
  return otherTab;
}
