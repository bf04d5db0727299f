import { searchGiven } from "../core";
import { hasAddress, type SiteRow } from "./findRows";

/** Searches the rows for words in the recipient or the address. */
export function searchRows(rows: readonly SiteRow[], query: string): readonly SiteRow[] {
  return searchGiven(rows, query, (row, word) => textOf(row).includes(word));
}

function textOf(row: SiteRow): string {
  return `${row.recipient.toLowerCase()}\n${hasAddress(row) ? row.email : ""}`;
}
