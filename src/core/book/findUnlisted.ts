import { isSameMailbox } from "../addresses/address";
import { addressOf, type CheckedAddress } from "../addresses/checkAddresses";
import { readRecords } from "../addresses/readRecords";
import { isSite, toRecipient } from "../recipients/toRecipient";
import type { Steps } from "../steps";
import type { BookEntry } from "./bookEntry";

/** The addresses of one mailbox that are in a text, but not in a book. */
export interface Unlisted {
  /** As `checkAddresses` writes it. */
  readonly mailbox: string;
  /** In the order of the text, each once for each site; at least one. */
  readonly addresses: readonly Pick<BookEntry, "recipient" | "email">[];
}

/**
 * Finds the addresses that a book does not list and whose recipient is known: the only site in the same record, such as
 * a row of an export, or else the tag. Other people's addresses may be in the text too, so all found are of one
 * mailbox: the usual one if the text has it, or else the only one with such an address.
 *
 * @param rows The rows of the text (`checkAddresses`), or some of them.
 * @param usualMailbox An address of the person's own mailbox, in lower case; `null` if none is known.
 * @param isListed Whether the book has an address, whoever got it.
 * @returns The steps to the addresses; to `null` if there are none, or if nobody knows whose they are.
 */
export function* findUnlisted(
  text: string,
  rows: readonly CheckedAddress[],
  usualMailbox: string | null,
  isListed: (email: string) => boolean,
): Steps<Unlisted | null> {
  const sitesOf = new Map<string, Set<string>>();
  for (const record of readRecords(text)) {
    yield 0;
    const found = record?.mentions.flatMap(({ addresses }) => addresses) ?? [];
    const site = found.some(({ parsed }) => parsed.ok) ? toRecipient(record!.text) : "";
    if (!isSite(site)) continue;
    for (const key of found.map(({ text: input }) => input.toLowerCase())) {
      sitesOf.set(key, (sitesOf.get(key) ?? new Set()).add(site));
    }
  }

  const known = new Map<string, Unlisted["addresses"][number][]>();
  let usual: string | null = null;
  for (const [index, row] of rows.entries()) {
    yield index / rows.length;
    if (row.verdict !== "gmail" || row.isRepeated) continue;
    if (usualMailbox !== null && isSameMailbox(row.mailbox, usualMailbox)) usual = row.mailbox;
    const recipients = sitesOf.get(row.input.toLowerCase()) ?? (row.tag === null ? [] : [toRecipient(row.tag)]);
    for (const recipient of recipients) {
      const addresses = known.get(row.mailbox) ?? [];
      const email = addressOf(row)!;
      if (!isListed(email)) addresses.push({ recipient, email });
      known.set(row.mailbox, addresses);
    }
  }
  const mailbox = usual ?? (known.size === 1 ? [...known.keys()][0]! : "");
  const addresses = known.get(mailbox) ?? [];
  return addresses.length === 0 ? null : { mailbox, addresses };
}
