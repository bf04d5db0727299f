import { BYTE_ORDER_MARK, disarmFormula, toCsvText } from "../files/toCsvText";
import { BOOK_FIELDS, type BookEntry } from "./bookEntry";

/** Tells a backup from any other file. */
export const BOOK_TYPE = "plusdot.book";
/** A reader refuses a backup of a higher version. */
export const BOOK_VERSION = 1;

/** Writes a backup of a book as JSON, indented by 2 spaces. `readImport` reads it back. */
export function toBookJson(entries: readonly BookEntry[]): string {
  const book = { type: BOOK_TYPE, version: BOOK_VERSION, entries };
  return JSON.stringify(book, ["type", "version", "entries", ...BOOK_FIELDS], 2);
}

/** Whether a text begins like a backup, in JSON or in CSV. */
export function isBackup(text: string): boolean {
  return /^\s*(?:\{\s*"type":\s*"plusdot\.book"|"?For"?[,;\t]"?Address"?[,;\t]"?Date"?[,;\t]"?Note\b)/.test(text);
}

/**
 * Writes a backup of a book as CSV (RFC 4180). Spreadsheets read no field as a formula, and a byte order mark lets
 * Excel read the letters. `readImport` reads it back.
 */
export function toBookCsv(entries: readonly BookEntry[]): string {
  const rows = entries.map((entry) => BOOK_FIELDS.map((field) => disarmFormula(entry[field])));
  return BYTE_ORDER_MARK + toCsvText([["For", "Address", "Date", "Note"], ...rows]);
}
