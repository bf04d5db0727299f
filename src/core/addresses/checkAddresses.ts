import type { Steps } from "../steps";
import { type Address, tagOf, toEmail, toPlainName } from "./address";
import { parseAddress, parseAlias, type ParseResult } from "./parseAddress";
import { splitAddresses } from "./splitAddresses";
import { trimAddress } from "./unwrapAddress";

/** How Gmail reads an address. */
type Reading =
  | {
      readonly verdict: "gmail";
      /** The address without dots and tag, at gmail.com: the same for all aliases of a mailbox. */
      readonly mailbox: string;
      readonly tag: string | null;
    }
  | { readonly verdict: "other-host"; readonly host: string }
  | { readonly verdict: "invalid" };

/** One address of a text, and its relation to the others. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** Numbers the mailboxes with several rows, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether the same address came before, in upper or lower case. */
  readonly isRepeated: boolean;
};

/** Its group is known once the whole text has been read. */
type Row = CheckedAddress & { group: number | null };

/** The addresses of a text, with their numbers. */
export interface Check {
  /** In the order of the text, with the repeated and the invalid ones. */
  readonly rows: readonly CheckedAddress[];
  /** The rows that have a group, group by group. */
  readonly grouped: readonly CheckedAddress[];
  readonly invalid: number;
  /** The number of addresses beyond one for each mailbox. */
  readonly duplicates: number;
  /** The number of different mailboxes at Gmail. */
  readonly mailboxes: number;
  /** The number of words that are no addresses, as `countSkippedWords` counts them. */
  readonly skipped: number;
}

/**
 * Tells which mailbox each address in a text belongs to, and which of them share one (`isSameMailbox`). At another host,
 * only the same address is known to reach the same mailbox. A text that is a single word without an `@` is read as a
 * username, if it can be one.
 *
 * @returns The steps to the result. The cost is linear.
 */
export function* checkAddresses(text: string): Steps<Check> {
  const rows: Row[] = [];
  const addresses = new Set<string>();
  const mailboxes = new Map<string, Row[]>();
  const counts = { invalid: 0, mailboxes: 0, skipped: 0 };

  function add(input: string, reading: Reading): void {
    const address = input.toLowerCase();
    const row: Row = { input, ...reading, group: null, isRepeated: addresses.has(address) };
    addresses.add(address);
    rows.push(row);
    if (reading.verdict === "invalid") {
      counts.invalid += 1;
      return;
    }
    const mailbox = reading.verdict === "gmail" ? reading.mailbox : address;
    const others = mailboxes.get(mailbox);
    if (others === undefined) {
      mailboxes.set(mailbox, [row]);
      if (reading.verdict === "gmail") counts.mailboxes += 1;
    } else {
      others.push(row);
    }
  }

  for (const { address, skipped, end } of splitAddresses(text)) {
    if (address !== null) add(address, checkAddress(address));
    counts.skipped += skipped;
    yield end / Math.max(1, text.length);
  }
  if (rows.length === 0 && counts.skipped === 1) {
    const name = trimAddress(text);
    const parsed = readName(name);
    if (parsed.ok) {
      add(name, toGmail(parsed.address));
      counts.skipped = 0;
    }
  }

  const grouped: Row[] = [];
  let groups = 0;
  for (const members of mailboxes.values()) {
    yield 1;
    if (members.length === 1) continue;
    groups += 1;
    for (const row of members) {
      row.group = groups;
      grouped.push(row);
      yield 1;
    }
  }
  return { rows, grouped, ...counts, duplicates: rows.length - counts.invalid - mailboxes.size };
}

/**
 * Returns the address of a checked row, dots and tag included, in lower case: `jane` is `jane@gmail.com`; `null` if it
 * is not Gmail's. It is read again, because two texts for each row of a long list would take too much memory.
 */
export function addressOf({ verdict, input }: CheckedAddress): string | null {
  if (verdict !== "gmail") return null;
  const parsed = input.includes("@") ? parseAlias(input) : readName(input);
  return parsed.ok ? toEmail(parsed.address) : null;
}

/** Tries the name as it is first, because its tag may have an underscore, which `parseAddress` would remove. */
function readName(input: string): ParseResult {
  const parsed = parseAlias(`${input}@gmail.com`);
  // A link is not a username.
  return parsed.ok ? parsed : parseAddress(/[\s,;@]/.test(input) ? "" : input);
}

function checkAddress(input: string): Reading {
  const parsed = parseAlias(input);
  if (parsed.ok) return toGmail(parsed.address);
  const host = input.slice(input.indexOf("@") + 1);
  return parsed.error === "unsupported-domain" && HOST_NAME.test(host)
    ? { verdict: "other-host", host: host.toLowerCase() }
    : { verdict: "invalid" };
}

const HOST_NAME = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

function toGmail({ username }: Address): Reading {
  return { verdict: "gmail", mailbox: `${toPlainName(username)}@gmail.com`, tag: tagOf(username) };
}
