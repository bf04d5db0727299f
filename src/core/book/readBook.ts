import { dsvFormat } from "d3-dsv";

import type { Steps } from "../steps";
import { type BookEntry, type EntryFault, readBookEntry } from "./bookEntry";
import { rearmFormula } from "../files/toCsvText";
import { BOOK_COLUMNS, BOOK_TYPE, BOOK_VERSION } from "./bookFormats";

/**
 * The reason why a text is no backup of a book. `broken`: its JSON ends too early or has a fault; `not-a-book`: it is a
 * file of another kind; `newer-version`: a later Plusdot wrote it; `too-large`: it is over 20 MB.
 */
export type BookError = "broken" | "newer-version" | "not-a-book" | "too-large";

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
 * Reads a backup of a book, as `toBookJson` or `toBookCsv` wrote it. A spreadsheet may have saved the CSV again with
 * semicolons or tabs. An entry that cannot be used is refused by itself, with its position and its fault.
 *
 * @returns The steps to the result, one for each entry. Only the first step is long: it parses the text. The cost is
 *   linear, and no step throws.
 */
export function* readBook(text: string): Steps<BookResult> {
  if (text.length > BOOK_MAX_LENGTH) return { ok: false, error: "too-large" };
  const content = text.replace(/^\uFEFF/, "");
  const candidates = /^\s*[{[]/.test(content) ? readJson(content) : yield* readCsv(content);
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

function* readCsv(text: string): Steps<readonly unknown[] | BookError> {
  const heading = text.slice(0, text.search(/[\r\n]|$/)).replaceAll('"', "");
  const delimiter = [",", ";", "\t"].find((mark) => heading === BOOK_COLUMNS.join(mark));
  if (delimiter === undefined) return "not-a-book";
  const candidates: unknown[] = [];
  for (const row of dsvFormat(delimiter).parseRows(text).slice(1)) {
    const [recipient, email, date, note] = row.map(rearmFormula);
    if (row.some((field) => field !== "")) candidates.push({ recipient, email, date, note });
    // Little work beside that of judging the entries.
    yield 0;
  }
  return candidates;
}
