import { parseAddress, toEmail, toOtherDomain } from "../core";
import { hasAddress, type SiteRow } from "./findRows";

/**
 * Returns the rows that have all words of the query in the recipient or the address, in any order and any case.
 *
 * A whole address is read as a person pastes it, and finds its row. Only if there is none, it finds the row with the
 * same address on the other of the two domains, for mail to either reaches the mailbox.
 */
export function searchRows(rows: readonly SiteRow[], query: string): readonly SiteRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const find = (wanted: readonly string[]) => rows.filter((row) => wanted.every((word) => textOf(row).includes(word)));

  const read = query.includes("@") ? parseAddress(query) : null;
  if (read?.ok !== true) return find(words);
  const { username, domain } = read.address;
  const found = find([toEmail(read.address)]);
  return found.length > 0 ? found : find([toEmail({ username, domain: toOtherDomain(domain) })]);
}

function textOf(row: SiteRow): string {
  return `${row.recipient.toLowerCase()}\n${hasAddress(row) ? row.email : ""}`;
}
