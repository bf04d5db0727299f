import { toDay } from "../book/toDay";
import type { BookEntry } from "../core";
import type { FoundRow } from "./findRow";

/** The entries that the book gets for the rows. Those that were given before keep their day. */
export function toEntries(rows: readonly FoundRow[]): BookEntry[] {
  const today = toDay(new Date());
  return rows.map(({ recipient, email, date }) => ({ recipient, email, date: date ?? today, note: "" }));
}
