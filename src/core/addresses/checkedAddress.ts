import { tagOf, toEmail, toPlainName } from "./address";
import type { FoundAddress } from "./findAddresses";
import { parseAddress } from "./parseAddress";
import { readOtherHost } from "./providers";

/**
 * One address of a text, and its relation to the others. The mailbox is the same for all of its aliases: at Gmail the
 * address without dots and tag, at gmail.com. It and the tag are known at some other hosts only (`readOtherHost`).
 */
export type CheckedAddress = {
  /** As it is written. */
  readonly input: string;
  /** Numbers the mailboxes of several rows, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether an earlier row has the same address, in upper or lower case. */
  readonly isRepeated: boolean;
  readonly tag: string | null;
} & (
  | { readonly verdict: "gmail"; readonly mailbox: string }
  | { readonly verdict: "other-host" | "invalid"; readonly mailbox: string | null }
);

/** A row whose relation to the others is not known yet. */
export type Row = CheckedAddress & { group: number | null; isRepeated: boolean };

interface Person {
  readonly rows: readonly Row[];
  /** The place in the record where the next one begins. */
  readonly end: number;
  /** The number of the cells that are not empty. */
  readonly filled: number;
}

export interface CheckedRecord {
  readonly start: number;
  readonly end: number;
  /** Whether it goes as a whole, or stays. */
  readonly isWhole: boolean;
  readonly people: readonly Person[];
}

export function rowsOf(records: readonly CheckedRecord[]): Row[] {
  return records.flatMap(({ people }) => people.flatMap(({ rows }) => rows));
}

export function toRow({ text: input, host, parsed }: FoundAddress): Row {
  if (parsed.ok) {
    const { username } = parsed.address;
    const mailbox = `${toPlainName(username)}@gmail.com`;
    return { input, verdict: "gmail", mailbox, tag: tagOf(username), group: null, isRepeated: false };
  }
  const isInvalid = parsed.error === "invalid-email" || !host.includes(".");
  const { mailbox, tag } = isInvalid ? { mailbox: null, tag: null } : readOtherHost(input, host.toLowerCase());
  return { input, verdict: isInvalid ? "invalid" : "other-host", mailbox, tag, group: null, isRepeated: false };
}

/** Returns the mailbox of a row, or else the address itself in lower case. */
export function mailboxOf({ mailbox, input }: CheckedAddress): string {
  return mailbox ?? input.toLowerCase();
}

/**
 * Returns the address of a checked row in lower case, dots and tag included; `null` if it is not Gmail's. It is read
 * again, because a second text for each row of a long list would take too much memory.
 */
export function addressOf({ input }: CheckedAddress): string | null {
  const parsed = parseAddress(input);
  return parsed.ok ? toEmail(parsed.address) : null;
}
