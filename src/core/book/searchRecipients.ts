import { isSameMailbox, tagOf, toEmail, toOtherDomain } from "../addresses/address";
import { parseAddress } from "../addresses/parseAddress";
import { isSameRecipient, toRecipient } from "../recipients/toRecipient";

/**
 * Finds the rows that have all words of a query, in any order. If there are none, a link finds the rows of its site,
 * and an address finds its counterpart on the other domain, or the same tag with other dots before it.
 *
 * @param textOf Returns the text of a row. Its case does not matter.
 */
export function searchRecipients<Row extends { readonly recipient: string; readonly email?: string }>(
  rows: readonly Row[],
  query: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const read = query.includes("@") ? parseAddress(query) : null;
  const words = read?.ok === true ? [toEmail(read.address)] : query.toLowerCase().trim().split(/\s/);
  const found = rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (found.length > 0 || words.length > 1) return found;
  if (read?.ok !== true) {
    const site = toRecipient(query);
    return rows.filter(({ recipient }) => isSameRecipient(recipient, site));
  }
  const { username, domain } = read.address;
  const tag = tagOf(username);
  const other = toEmail({ username, domain: toOtherDomain(domain) });
  const hasTag = (email: string) => tag !== null && tagOf(email.split("@", 1)[0]!) === tag;
  return rows.filter(({ email = "" }) => email === other || (hasTag(email) && isSameMailbox(email, other)));
}
