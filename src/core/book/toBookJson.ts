import type { BookEntry } from "./bookEntry";

/** What a copy of a book says about itself, so that a reader knows a copy from any other file. */
export const BOOK_TYPE = "plusdot.book";
/** A reader refuses a copy of a higher version. */
export const BOOK_VERSION = 1;

/** Writes a copy of a book as JSON, with 2-space indentation. `readBook` reads it back. */
export function toBookJson(entries: readonly BookEntry[]): string {
  const written = entries.map(({ recipient, email, date, note }) => ({ recipient, email, date, note }));
  return JSON.stringify({ type: BOOK_TYPE, version: BOOK_VERSION, entries: written }, null, 2);
}
