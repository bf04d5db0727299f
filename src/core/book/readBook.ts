import { dsvFormat } from "d3-dsv";

import type { Steps } from "../steps";
import { takeSteps } from "../takeSteps";
import { type BookEntry, type EntryFault, readBookEntry } from "./bookEntry";
import { rearmFormula } from "../files/formula";
import { BOOK_COLUMNS } from "./toBookCsv";
import { BOOK_TYPE, BOOK_VERSION } from "./toBookJson";

/**
 * The reason why a text is no copy of a book. `broken`: JSON that ends too early or is none; `not-a-book`: a file of
 * another kind; `newer-version`: a copy that a later Plusdot wrote; `too-large`: over 20 MB.
 */
export type BookError = "broken" | "newer-version" | "not-a-book" | "too-large";

/** An entry that is none. `position` counts the entries of the file from 1. */
export interface RefusedEntry {
  readonly position: number;
  readonly fault: EntryFault;
}

export type BookResult =
  | { readonly ok: true; readonly entries: readonly BookEntry[]; readonly refused: readonly RefusedEntry[] }
  | { readonly ok: false; readonly error: BookError };

/** The longest text that is read, in characters. */
const BOOK_MAX_LENGTH = 20_000_000;

/**
 * Reads a copy of a book, as `toBookJson` or `toBookCsv` wrote it. A spreadsheet may have saved the CSV again with
 * semicolons or tabs. An entry that is none is refused by itself, with its position and its fault.
 *
 * It never throws.
 */
export function readBook(text: string): BookResult {
  return takeSteps(readBookInSteps(text));
}

/**
 * Reads a copy of a book as `readBook` does, an entry at each step. Only the first step is long: it parses the text.
 *
 * @returns The steps to the result. The cost is linear.
 */
export function* readBookInSteps(text: string): Steps<BookResult> {
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
  const book = parseJson(text);
  if (book === undefined) return "broken";
  if (typeof book !== "object" || book === null) return "not-a-book";
  const { type, version, entries }: { type?: unknown; version?: unknown; entries?: unknown } = book;
  if (type !== BOOK_TYPE || typeof version !== "number") return "not-a-book";
  if (version > BOOK_VERSION) return "newer-version";
  return Array.isArray(entries) && version === BOOK_VERSION ? entries : "broken";
}

/** Returns `undefined` for a text that is no JSON: JSON has no such value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
