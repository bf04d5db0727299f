import { isSameMailbox } from "../addresses/address";
import { addressOf, type CheckedAddress } from "../addresses/checkAddresses";
import type { Steps } from "../steps";
import type { BookEntry } from "./bookEntry";
import { toRecipient } from "../recipients/toRecipient";

/** The addresses of a mailbox that a text has and a book lacks. */
export interface Unlisted {
  /** As `checkAddresses` writes it. */
  readonly mailbox: string;
  /** In the order of the text, each once; at least one. The recipient is what the tag says. */
  readonly addresses: readonly Pick<BookEntry, "recipient" | "email">[];
}

/**
 * Finds the addresses with a tag that a book does not list. A text may have those of strangers, so they are of one
 * mailbox: the usual one if it is in the text, even without a tag, or else the only one that has a tag.
 *
 * @param usualMailbox An address of the person's own mailbox, in lower case; `null` if none is known.
 * @param isListed Whether the book has an address, whoever got it.
 * @returns The steps to the addresses; to `null` if there are none, or if they could be anybody's.
 */
export function* findUnlisted(
  rows: readonly CheckedAddress[],
  usualMailbox: string | null,
  isListed: (email: string) => boolean,
): Steps<Unlisted | null> {
  const mailbox = yield* chooseMailbox(rows, usualMailbox);
  const addresses: Unlisted["addresses"][number][] = [];
  for (const [index, row] of rows.entries()) {
    if (row.verdict === "gmail" && row.mailbox === mailbox && row.tag !== null && !row.isRepeated) {
      const email = addressOf(row)!;
      if (!isListed(email)) addresses.push({ recipient: toRecipient(row.tag), email });
    }
    yield index / rows.length;
  }
  return mailbox === null || addresses.length === 0 ? null : { mailbox, addresses };
}

function* chooseMailbox(rows: readonly CheckedAddress[], usualMailbox: string | null): Steps<string | null> {
  const tagged = new Set<string>();
  for (const row of rows) {
    // This takes little of the time.
    yield 0;
    if (row.verdict !== "gmail") continue;
    if (usualMailbox !== null && isSameMailbox(row.mailbox, usualMailbox)) return row.mailbox;
    if (row.tag !== null) tagged.add(row.mailbox);
  }
  return tagged.size === 1 ? [...tagged][0]! : null;
}
