import type { Steps } from "../steps";
import { type Address, mailboxNameOf, tagOf, toEmail } from "./address";
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
  const found: CheckedAddress[] = [];
  const addresses = new Set<string>();
  const mailboxes = new Set<string>();
  const shared = new Set<string>();
  const counts = { invalid: 0, duplicates: 0, mailboxes: 0, skipped: 0 };

  function add(input: string, reading: Reading): void {
    const address = input.toLowerCase();
    const row = { input, ...reading, group: null, isRepeated: addresses.has(address) };
    addresses.add(address);
    found.push(row);
    const mailbox = mailboxOf(row);
    if (mailbox === null) {
      counts.invalid += 1;
    } else if (mailboxes.has(mailbox)) {
      shared.add(mailbox);
      counts.duplicates += 1;
    } else {
      mailboxes.add(mailbox);
      if (reading.verdict === "gmail") counts.mailboxes += 1;
    }
  }

  for (const { address, skipped, end } of splitAddresses(text)) {
    if (address !== null) add(address, checkAddress(address));
    counts.skipped += skipped;
    yield end / Math.max(1, text.length);
  }
  if (found.length === 0 && counts.skipped === 1) {
    const name = trimAddress(text);
    const parsed = readName(name);
    if (parsed.ok) {
      add(name, toGmail(parsed.address));
      counts.skipped = 0;
    }
  }
  return { ...(yield* numberGroups(found, shared)), ...counts };
}

function* numberGroups(
  found: readonly CheckedAddress[],
  shared: ReadonlySet<string>,
): Steps<Pick<Check, "rows" | "grouped">> {
  const groups = new Map<string, CheckedAddress[]>();
  const rows: CheckedAddress[] = [];
  for (const row of found) {
    const mailbox = mailboxOf(row);
    if (mailbox !== null && shared.has(mailbox)) {
      const group = groups.get(mailbox) ?? [];
      groups.set(mailbox, group);
      const numbered = { ...row, group: group[0]?.group ?? groups.size };
      group.push(numbered);
      rows.push(numbered);
    } else {
      rows.push(row);
    }
    yield 1;
  }
  const grouped: CheckedAddress[] = [];
  for (const group of groups.values()) {
    for (const row of group) {
      grouped.push(row);
      yield 1;
    }
  }
  return { rows, grouped };
}

/** Returns what is the same for all addresses of a mailbox; `null` if the row is no address. */
function mailboxOf(row: CheckedAddress): string | null {
  if (row.verdict === "gmail") return row.mailbox;
  return row.verdict === "invalid" ? null : row.input.toLowerCase();
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

function toGmail(address: Address): Reading {
  const mailbox = `${mailboxNameOf(address.username).replaceAll(".", "")}@gmail.com`;
  return { verdict: "gmail", mailbox, tag: tagOf(address.username) };
}
