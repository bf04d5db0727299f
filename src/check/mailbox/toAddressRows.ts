import type { FindEntries } from "../../book/useBook";
import { type AddressCount, fitsRecipient, type OwnMailbox, type SenderCount, type Steps, tagOf } from "../../core";
import { recipientsOf, toAnswer } from "../chooseAnswer";

export interface SenderRow extends SenderCount {
  /** Whether the address was given to this sender; `null` if nobody knows to whom it was given. */
  readonly fits: boolean | null;
}

/** An address of one's own. In the table, its senders follow. */
export interface AddressRow extends AddressCount {
  readonly recipients: readonly string[];
  /** Whether the book says so, and not the tag alone. */
  readonly isKnown: boolean;
  /** Others than those that it was given to come first. */
  readonly senders: readonly SenderRow[];
  readonly hasOthers: boolean;
}

export type MailboxRow = AddressRow | SenderRow;

/** Tells who writes to which address of a mailbox. The addresses that others write to come first. */
export function* toAddressRows(
  { email: mailbox, addresses }: OwnMailbox,
  findEntries: FindEntries | null,
): Steps<readonly AddressRow[]> {
  const rows: AddressRow[] = [];
  for (const address of addresses) {
    const tag = tagOf(address.email.split("@", 1)[0]!);
    const row = { input: address.email, verdict: "gmail", mailbox, tag, group: null, isRepeated: false } as const;
    const answer = toAnswer(row, { findEntries, own: null });
    const recipients = recipientsOf(answer);
    const senders: SenderRow[] = [];
    for (const sender of address.senders) {
      const fits = recipients.length === 0 ? null : recipients.some((recipient) => fitsRecipient(recipient, sender));
      senders.push({ ...sender, fits });
      yield 1;
    }
    const sorted = senders.toSorted((one, other) => Number(other.fits === false) - Number(one.fits === false));
    const hasOthers = sorted[0]?.fits === false;
    rows.push({ ...address, recipients, isKnown: answer.kind === "given", senders: sorted, hasOthers });
  }
  return rows.toSorted((one, other) => Number(other.hasOthers) - Number(one.hasOthers));
}

export function isSenderRow(row: MailboxRow): row is SenderRow {
  return "fits" in row;
}
