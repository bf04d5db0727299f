import type { Steps } from "../steps";
import { type BookEntry, type EntryFault, readBookEntry } from "./bookEntry";
import { BOOK_TYPE, BOOK_VERSION } from "./bookFormats";
import { type DateOrder, readBookTable } from "./readBookTable";

/**
 * The reason why a text is no backup. `broken`: its JSON ends too early or has a fault; `not-a-book`: it is JSON of
 * another kind; `no-headings`: it is no JSON, and no line has the headings of a backup in CSV; `newer-version`: a later
 * Plusdot wrote it; `too-large`: it is over 20 MB.
 */
type BookError = "broken" | "newer-version" | "no-headings" | "not-a-book" | "too-large";

/** An entry that cannot be used. `position` counts the entries of the file from 1. */
interface RefusedEntry {
  readonly position: number;
  readonly fault: EntryFault;
}

export type BookResult =
  | { readonly ok: true; readonly entries: readonly BookEntry[]; readonly refused: readonly RefusedEntry[] }
  | { readonly ok: false; readonly error: BookError };

/** The longest text that is read, in characters. */
const BOOK_MAX_LENGTH = 20_000_000;

/**
 * Reads a backup as `toBookJson` or `toBookCsv` wrote it, or as a spreadsheet saved the CSV again. An entry that cannot
 * be used is refused by itself.
 *
 * @param order How the reader writes a date that can be several days (`readBookTable`).
 * @returns The steps to the result, one or a few for each entry. Only the first step is long: it parses the text. The
 *   cost is linear, and no step throws.
 */
export function* readBook(text: string, order: DateOrder): Steps<BookResult> {
  if (text.length > BOOK_MAX_LENGTH) return { ok: false, error: "too-large" };
  const content = text.replace(/^\uFEFF/, "");
  const isJson = /^\s*[{[]/.test(content);
  const candidates = isJson ? readJson(content) : ((yield* readBookTable(content, order)) ?? "no-headings");
  if (typeof candidates === "string") return { ok: false, error: candidates };

  const entries: BookEntry[] = [];
  const refused: RefusedEntry[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const entry = readBookEntry(candidate);
    if (typeof entry === "string") refused.push({ position: index + 1, fault: entry });
    else entries.push(entry);
    yield index / candidates.length;
  }
  return { ok: true, entries, refused };
}

function readJson(text: string): readonly unknown[] | BookError {
  let book: { readonly type?: unknown; readonly version?: unknown; readonly entries?: unknown };
  try {
    // The text begins with a bracket, so this is an object or a list.
    book = JSON.parse(text);
  } catch {
    return "broken";
  }
  const { type, version, entries } = book;
  if (type !== BOOK_TYPE || typeof version !== "number") return "not-a-book";
  if (version > BOOK_VERSION) return "newer-version";
  return Array.isArray(entries) && version === BOOK_VERSION ? entries : "broken";
}
