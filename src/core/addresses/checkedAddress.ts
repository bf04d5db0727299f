import { type ParseResult, tagOf, toEmail, toPlainName } from "./address";
import type { FoundAddress } from "./findAddresses";
import { parseAddress } from "./parseAddress";
import { readOtherHost } from "./providers";

/** One address of a text, and its relation to the others. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** Numbers the mailboxes of several rows, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether an earlier row has the same address, in upper or lower case. */
  readonly isRepeated: boolean;
};

/**
 * The mailbox is the same for all of its aliases: at Gmail the address without dots and tag, at gmail.com. It and the
 * tag are known at some other hosts only (`readOtherHost`).
 */
type Reading =
  | { readonly verdict: "gmail"; readonly mailbox: string; readonly tag: string | null }
  | { readonly verdict: "other-host" | "invalid"; readonly mailbox: string | null; readonly tag: string | null };

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

export function toRow({ text: input, host: writtenHost, parsed }: FoundAddress): Row {
  return { input, ...read(input, writtenHost.toLowerCase(), parsed), group: null, isRepeated: false };
}

function read(input: string, host: string, parsed: ParseResult): Reading {
  if (parsed.ok) {
    const { username } = parsed.address;
    return { verdict: "gmail", mailbox: `${toPlainName(username)}@gmail.com`, tag: tagOf(username) };
  }
  if (parsed.error === "invalid-email" || !host.includes(".")) return { verdict: "invalid", mailbox: null, tag: null };
  return { verdict: "other-host", ...readOtherHost(input, host) };
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
