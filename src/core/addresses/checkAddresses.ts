import type { Steps } from "../steps";
import { type ParseResult, tagOf, toEmail, toPlainName } from "./address";
import type { FoundAddress } from "./findAddresses";
import { findTable } from "./findTable";
import { parseAddress } from "./parseAddress";
import { readOtherHost } from "./providers";
import { readRecords } from "./readRecords";

type Reading =
  | {
      readonly verdict: "gmail";
      /** The address without dots and tag, at gmail.com: the same for all aliases of a mailbox. */
      readonly mailbox: string;
      readonly tag: string | null;
    }
  /** The mailbox and the tag are known at some hosts only (`readOtherHost`). */
  | {
      readonly verdict: "other-host";
      readonly host: string;
      readonly mailbox: string | null;
      readonly tag: string | null;
    }
  | { readonly verdict: "invalid" };

/** One address of a text, and its relation to the others. */
export type CheckedAddress = Reading & {
  /** As it is written. */
  readonly input: string;
  /** Numbers the mailboxes that several records reach, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether an earlier row has the same address, in upper or lower case. */
  readonly isRepeated: boolean;
};

/** Of the records that reach one mailbox, which one stays. */
export const STAYING = ["first", "last"] as const;

export type Staying = (typeof STAYING)[number];

/** The group is known once the whole text has been read. */
type Row = CheckedAddress & { group: number | null };

/** The rows of a mailbox, each with the number of its mention, and the numbers of the first and the last mention. */
interface Mailbox extends Record<Staying, number> {
  readonly rows: { readonly row: Row; readonly mention: number }[];
}

export interface Check {
  /** All addresses in the order of the text, also the repeated and the invalid ones. */
  readonly rows: readonly CheckedAddress[];
  /** The rows that have a group, group by group. */
  readonly grouped: readonly CheckedAddress[];
  readonly invalid: number;
  /** The number of records beyond one for each mailbox. */
  readonly duplicates: number;
  /** The rows that `withoutDuplicates` removes; `null` for a text that is no list and no table. */
  readonly removable: Readonly<Record<Staying, ReadonlySet<CheckedAddress>>> | null;
  /** The number of different mailboxes at Gmail. */
  readonly mailboxes: number;
  /** The number of different mailboxes anywhere. */
  readonly people: number;
}

/**
 * Tells which mailbox each address in a text belongs to, and which records (`readRecords`) share one. A text that is a
 * single word without an `@` is read as a username, if it can be one.
 *
 * @returns The steps to the result. The cost is linear.
 */
export function* checkAddresses(text: string): Steps<Check> {
  const rows: Row[] = [];
  const addresses = new Set<string>();
  const mailboxes = new Map<string, Mailbox>();
  /** For each mention, the mailboxes of its addresses; `null` for an invalid address. */
  const mentions: (Mailbox | null)[][] = [];
  const counts = { invalid: 0, duplicates: 0, mailboxes: 0 };
  const table = findTable();
  let progress = 0;

  function add(input: string, reading: Reading): void {
    const isRepeated = addresses.size === addresses.add(input.toLowerCase()).size;
    const row: Row = { input, ...reading, group: null, isRepeated };
    rows.push(row);
    const key = reading.verdict === "invalid" ? null : (reading.mailbox ?? input.toLowerCase());
    const mention = mentions.length - 1;
    if (key === null) {
      mentions[mention]!.push(null);
      counts.invalid += 1;
      return;
    }
    const mailbox = mailboxes.get(key) ?? { rows: [], first: mention, last: mention };
    mentions[mention]!.push(mailbox);
    mailbox.rows.push({ row, mention });
    if (mailbox.rows.length === 1 && reading.verdict === "gmail") counts.mailboxes += 1;
    if (mailbox.last !== mention) counts.duplicates += 1;
    mailbox.last = mention;
    mailboxes.set(key, mailbox);
  }

  for (const found of readRecords(text)) {
    yield progress;
    if (found === null) continue;
    progress = found.end / text.length;
    table.add(found);
    for (const mention of found.mentions) {
      mentions.push([]);
      for (const address of mention.addresses) {
        add(address.text, readFound(address));
        yield progress;
      }
    }
    yield found.end / text.length;
  }
  const word = rows.length === 0 ? findWord(text) : null;
  if (word !== null) {
    const parsed = readUsername(word);
    mentions.push([]);
    if (parsed.ok) add(word, toGmail(parsed.address.username));
  }

  const grouped: Row[] = [];
  const removable = table.end() ? { first: new Set<Row>(), last: new Set<Row>() } : null;
  let groups = 0;
  for (const mailbox of mailboxes.values()) {
    yield 1;
    if (mailbox.first === mailbox.last) continue;
    groups += 1;
    for (const { row, mention } of mailbox.rows) {
      row.group = groups;
      grouped.push(row);
      for (const staying of removable === null ? [] : STAYING) {
        const isRemovable = mentions[mention]!.every((reached) => reached !== null && reached[staying] !== mention);
        if (isRemovable) removable![staying].add(row);
      }
      yield 1;
    }
  }
  return { rows, grouped, removable, people: mailboxes.size, ...counts };
}

/** No username has so much around it, in characters. */
const WORD_MAX_LENGTH = 1000;
/** A text without the blanks, the invisible characters and the separators around it. */
const WORD = /[^\s\p{Cf}](?:.*[^\s\p{Cf},;])?/su;
/** Several words, JSON, a host and a link are no username. */
const NO_USERNAME = /[\s,;"{}]|^(?:tel|sms|skype):|\.(?:com|net|org|edu|gov|[a-z]{2})$/i;
const BRACKETS = /[<>“”„«»()[\]|]/;

/** Finds the only word of a text; `null` if it can be no username. */
function findWord(text: string): string | null {
  const trimmed = text.trim();
  const word = trimmed.length > WORD_MAX_LENGTH ? undefined : WORD.exec(trimmed)?.[0];
  if (word === undefined || NO_USERNAME.test(word)) return null;
  const parts = word.split(BRACKETS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length === 1 ? word : null;
}

function readFound({ text, host: writtenHost, parsed }: FoundAddress): Reading {
  if (parsed.ok) return toGmail(parsed.address.username);
  const host = writtenHost.toLowerCase();
  if (parsed.error !== "unsupported-domain" || !host.includes(".")) return { verdict: "invalid" };
  return { verdict: "other-host", host, ...readOtherHost(text, host) };
}

function toGmail(username: string): Reading {
  return { verdict: "gmail", mailbox: `${toPlainName(username)}@gmail.com`, tag: tagOf(username) };
}

/**
 * Returns the address of a checked row in lower case, dots and tag included; `null` if it is not Gmail's. It is read
 * again, because a second text for each row of a long list would take too much memory.
 */
export function addressOf({ input }: CheckedAddress): string | null {
  const parsed = readUsername(input);
  return parsed.ok ? toEmail(parsed.address) : null;
}

/** Reads an address or a username. The tag of a username keeps its underscores, which `parseAddress` would remove. */
function readUsername(input: string): ParseResult {
  const parsed = parseAddress(input);
  if (!parsed.ok || input.includes("@")) return parsed;
  const whole = parseAddress(`${input}@gmail.com`);
  return whole.ok && whole.address.username === input.toLowerCase() ? whole : parsed;
}
