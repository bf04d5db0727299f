import { toCsvText } from "../files/toCsvText";
import type { BookEntry } from "./bookEntry";
import { disarmFormula } from "../files/formula";

export const BOOK_COLUMNS = ["For", "Address", "Date", "Note"];

/**
 * Writes a copy of a book as CSV (RFC 4180) with the columns For, Address, Date and Note. Spreadsheets read no
 * field as a formula. `readBook` reads it back.
 */
export function toBookCsv(entries: readonly BookEntry[]): string {
  const rows = entries.map(({ recipient, email, date, note }) => [recipient, email, date, note]);
  return toCsvText([BOOK_COLUMNS, ...rows.map((row) => row.map(disarmFormula))]);
}
