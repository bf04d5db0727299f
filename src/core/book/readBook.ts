import type { Steps } from "../steps";
import { type BookEntry, type EntryFault, readBookEntry } from "./bookEntry";
import { BOOK_TYPE, BOOK_VERSION } from "./bookFormats";
import { type DateOrder, readBookTable } from "./readBookTable";

/**
 * The reason why a text is no backup. `broken`: its JSON ends too early or has a fault; `not-a-book`: it is JSON of
 * another kind; `no-headings`: it is no JSON, and no line has the headings of a table; `newer-version`: a later
 * Plusdot wrote it; `too-large`: it is over 20 MB.
 */
type BookError = "broken" | "newer-version" | "no-headings" | "not-a-book" | "too-large";

/** An entry that cannot be used. `position` is its row in a table, or else its number, from 1. */
interface RefusedEntry {
  readonly position: number;
  readonly fault: EntryFault;
}

export type BookResult =
  | {
      readonly ok: true;
      readonly entries: readonly BookEntry[];
      /** The entries of a table whose date cannot be read. They have `today`. */
      readonly undated: ReadonlySet<BookEntry>;
      readonly refused: readonly RefusedEntry[];
    }
  | { readonly ok: false; readonly error: BookError };

/** The longest text that is read, in characters. */
const BOOK_MAX_LENGTH = 20_000_000;

/**
 * Reads a backup of `toBookJson` or `toBookCsv`, or another table (`readBookTable`). An entry that cannot be used is
 * refused by itself.
 *
 * @param order How the person writes a date that can be several days.
 * @param today The date for an entry of a table without one, `yyyy-mm-dd`.
 * @returns The steps to the result, one or a few for each entry. For JSON, the first step is long. The cost is linear,
 *   and no step throws.
 */
export function* readBook(text: string, order: DateOrder, today: string): Steps<BookResult> {
  if (text.length > BOOK_MAX_LENGTH) return { ok: false, error: "too-large" };
  const content = text.replace(/^\uFEFF/, "");
  const isJson = /^\s*[{[]/.test(content);
  const candidates = isJson ? readJson(content) : ((yield* readBookTable(content, order)) ?? "no-headings");
  if (typeof candidates === "string") return { ok: false, error: candidates };

  const entries: BookEntry[] = [];
  const undated = new Set<BookEntry>();
  const refused: RefusedEntry[] = [];
  for (const [position, candidate] of candidates) {
    const read = readBookEntry(candidate);
    const isUndated = read === "date" && !isJson;
    const entry = isUndated ? readBookEntry(Object.assign({}, candidate, { date: today })) : read;
    yield (entries.length + refused.length) / candidates.size;
    if (typeof entry === "string") {
      refused.push({ position, fault: entry });
      continue;
    }
    entries.push(entry);
    if (isUndated) undated.add(entry);
  }
  return { ok: true, entries, undated, refused };
}

function readJson(text: string): ReadonlyMap<number, unknown> | BookError {
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
  if (!Array.isArray(entries) || version !== BOOK_VERSION) return "broken";
  return new Map(entries.map((entry: unknown, index) => [index + 1, entry]));
}
