import type { FindEntries } from "../../book/useBook";
import { type AddressCount, fitsRecipient, type OwnMailbox, type SenderCount, type Steps, tagOf } from "../../core";
import { recipientsOf, toAnswer } from "../chooseAnswer";

export interface SenderRow extends SenderCount {
  readonly email: string;
  /** Whether the address was given to this sender; `null` if nobody knows to whom it was given. */
  readonly fits: boolean | null;
}

/** An address of one's own. In the table, its senders follow. */
export interface AddressRow extends Omit<AddressCount, "senders"> {
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
  { email: own, addresses }: OwnMailbox,
  findEntries: FindEntries | null,
): Steps<readonly AddressRow[]> {
  const rows: AddressRow[] = [];
  for (const { email, senders, ...counts } of addresses) {
    const [tag, mailbox] = [tagOf(email.split("@", 1)[0]!), own];
    const row = { input: email, verdict: "gmail", mailbox, tag, group: null, isRepeated: false } as const;
    const answer = toAnswer(row, { findEntries, own: null });
    const recipients = recipientsOf(answer);
    const isKnown = answer.kind === "given";
    const others: SenderRow[] = [];
    const rest: SenderRow[] = [];
    for (const sender of senders) {
      const fits = recipients.length === 0 ? null : recipients.some((recipient) => fitsRecipient(recipient, sender));
      (fits === false ? others : rest).push({ ...sender, email, fits });
      yield 1;
    }
    const hasOthers = others.length > 0;
    rows.push({ ...counts, email, recipients, isKnown, senders: [...others, ...rest], hasOthers });
  }
  return [...rows.filter(({ hasOthers }) => hasOthers), ...rows.filter(({ hasOthers }) => !hasOthers)];
}

export function isSenderRow(row: MailboxRow): row is SenderRow {
  return "fits" in row;
}
