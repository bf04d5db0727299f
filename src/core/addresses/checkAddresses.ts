import type { Steps } from "../steps";
import { type ParseResult, tagOf, toEmail, toPlainName } from "./address";
import { findAddresses, type FoundAddress } from "./findAddresses";
import { findMails } from "./findMails";
import { type Columns, findTable, type PlacedAddress, type TableFlaw } from "./findTable";
import { parseAddress } from "./parseAddress";
import { readOtherHost } from "./providers";
import { readLines } from "./readLines";
import { isEmpty, isHeading, readListLine } from "./readList";

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
  /** Numbers the mailboxes of several rows, from 1, in order of appearance; `null` for the rest. */
  readonly group: number | null;
  /** Whether an earlier row has the same address, in upper or lower case. */
  readonly isRepeated: boolean;
};

/** Of the records that reach one mailbox, which one stays. The fullest one has the most cells. */
export const STAYING = ["first", "last", "fullest"] as const;

export type Staying = (typeof STAYING)[number];

/** The kind of a text, by signs that no other kind has. */
type TextKind = "mailbox-file" | "mail" | "table" | "list" | "other";

/** A record of a list or a table. */
export interface CheckedRecord {
  readonly start: number;
  readonly end: number;
  /** Each with its rows, and the place in the record where the next one begins. */
  readonly people: readonly { readonly rows: readonly CheckedAddress[]; readonly end: number }[];
}

/** The line, from 1, that keeps a text from being a list or a table. */
type Flaw =
  | { readonly kind: "cells"; readonly line: number; readonly cells: number; readonly expected: number }
  | { readonly kind: "line"; readonly line: number };

export interface Check {
  readonly kind: TextKind;
  /** In the order of the text: those of the records of a list or a table, or else each different address once. */
  readonly rows: readonly CheckedAddress[];
  /** The rows that have a group, group by group. */
  readonly grouped: readonly CheckedAddress[];
  readonly invalid: number;
  /** The number of records beyond one for each mailbox. Only a list and a table have records. */
  readonly duplicates: number;
  /** The rows that `withoutDuplicates` removes; `null` for a text that is no list and no table. */
  readonly removable: Readonly<Record<Staying, ReadonlySet<CheckedAddress>>> | null;
  readonly records: readonly CheckedRecord[];
  /** The columns of a table. */
  readonly columns: Columns | null;
  /** The number of the addresses in other columns of a table. */
  readonly elsewhere: number;
  /** Why a text of ten addresses or more is no list and no table, although it looks like one. */
  readonly flaw: Flaw | null;
  /** The number of different mailboxes at Gmail. */
  readonly mailboxes: number;
  /** The number of different mailboxes anywhere. */
  readonly people: number;
  /** The number of different addresses. */
  readonly addresses: number;
}

/** The group is known once the whole text has been read. */
type Row = CheckedAddress & { group: number | null };

/** One person of a record. */
interface Person {
  readonly found: readonly FoundAddress[];
  readonly end: number;
  readonly filled: number;
}

interface FoundRecord {
  readonly start: number;
  readonly end: number;
  readonly people: readonly Person[];
}

/**
 * Tells which mailbox each address in a text belongs to, and which records of a list or a table share one. A text that
 * is a single word without an `@` is read as a username, if it can be one.
 *
 * @returns The steps to the result. The cost is linear.
 */
export function* checkAddresses(text: string): Steps<Check> {
  const read = yield* readText(text);
  const found = yield* findRecords(text, read);
  return yield* compare(text, found);
}

interface Shift {
  readonly at: number;
  readonly source: number;
}

interface ReadText {
  readonly addresses: readonly PlacedAddress[];
  /** The text without its escapes. */
  readonly decoded: string;
  /** The places behind the lines that had escapes. */
  readonly shifts: readonly Shift[];
  readonly mail: "mailbox-file" | "mail" | null;
  /** The records of the text as a list, and the first line that is in no list. */
  readonly list: { readonly records: readonly FoundRecord[]; readonly flawAt: number | null; readonly share: number };
}

const REFERENCE = /&#?\w{2,10};/;
/** A line end of a program, and a reference of HTML that stands for a letter, end no record and no cell. */
const NO_SEPARATOR = /[\r\n]|&#?\w{2,10};/g;

/** Reads a text line by line. */
function* readText(text: string): Steps<ReadText> {
  const addresses: PlacedAddress[] = [];
  const mails = findMails();
  const records: FoundRecord[] = [];
  const shifts: Shift[] = [{ at: 0, source: 0 }];
  let decoded = "";
  let flawAt: number | null = null;
  let [listedPeople, others, headings] = [0, 0, 0];
  for (const line of readLines(text)) {
    yield line.end / text.length / 2;
    const { start, end } = line;
    const shift = shifts.at(-1)!;
    const at = shift.at + start - shift.source;
    if (line.isDecoded || REFERENCE.test(line.text)) {
      decoded += `${text.slice(shift.source, start)}${line.text.replaceAll(NO_SEPARATOR, (sign) => " ".repeat(sign.length))}\n`;
      shifts.push({ at: decoded.length, source: end });
    }
    const found = line.text.includes("@") && !line.isNobodys ? findAddresses(line.text) : [];
    for (const address of found) addresses.push({ found: address, at: at + address.start });
    mails.add(line, found);
    const isHopeless = others > LIST_SAMPLE && records.length < others;
    const listed = found.length === 0 || isHopeless ? null : readListLine(line.text, found);
    if (listed !== null) {
      const people = listed.map(({ address, end: personEnd }) => ({ found: [address], end: personEnd, filled: 0 }));
      listedPeople += people.length;
      records.push({ start, end, people });
    } else if (isHopeless) others += 1;
    else if (found.length === 0 && isEmpty(line.text)) continue;
    else if (found.length === 0 && isHeading(line.text) && !line.isNobodys) headings += 1;
    else {
      others += 1;
      flawAt ??= start;
    }
  }
  decoded += text.slice(shifts.at(-1)!.source);
  const isList = others === 0 && listedPeople > headings;
  const share = records.length / (records.length + others + headings);
  return {
    addresses,
    decoded,
    shifts,
    mail: mails.end(),
    list: { records, flawAt: isList ? null : (flawAt ?? 0), share },
  };
}

interface FoundRecords extends Pick<Check, "kind" | "columns" | "elsewhere" | "flaw"> {
  readonly records: readonly FoundRecord[];
  /** Whether records can be removed. */
  readonly isSure: boolean;
}

/** So many lines tell that most are in no list. */
const LIST_SAMPLE = 100;
const FLAW_MIN_ADDRESSES = 10;
/** With fewer good lines, nobody would take the text for a list. */
const LIST_SHARE = 0.8;

function* findRecords(text: string, { addresses, decoded, shifts, mail, list }: ReadText): Steps<FoundRecords> {
  const none = { columns: null, elsewhere: 0, flaw: null, isSure: false };
  if (mail !== null) return { ...none, kind: mail, records: yield* toDifferent(addresses) };
  const sourceOf = createMap(shifts);
  const table = addresses.length === 0 ? null : yield* findTable(decoded, addresses);
  if (table !== null && "columns" in table) {
    const { columns, elsewhere, rows, isSure } = table;
    const records = rows.map(({ start, end, found, filled }) => ({
      start: sourceOf(start),
      end: sourceOf(end),
      people: [{ found, end: 0, filled }],
    }));
    return { ...none, kind: "table", columns, elsewhere, records, isSure };
  }
  if (list.flawAt === null) return { ...none, kind: "list", records: list.records, isSure: true };
  const flaw =
    addresses.length < FLAW_MIN_ADDRESSES ? null : toFlaw(text, table && { ...table, at: sourceOf(table.at) }, list);
  return { ...none, kind: "other", flaw, records: yield* toDifferent(addresses) };
}

/** Makes a function that returns the places in a text of places in the decoded one, one behind another. */
function createMap(shifts: readonly Shift[]): (at: number) => number {
  let passed = 0;
  return (at) => {
    while (passed < shifts.length - 1 && shifts[passed + 1]!.at <= at) passed += 1;
    return shifts[passed]!.source + at - shifts[passed]!.at;
  };
}

function toFlaw(text: string, table: TableFlaw | null, list: ReadText["list"]): Flaw | null {
  if (table !== null) {
    const { at, cells, expected } = table;
    return { kind: "cells", line: lineAt(text, at), cells, expected };
  }
  return list.share < LIST_SHARE ? null : { kind: "line", line: lineAt(text, list.flawAt!) };
}

/** Returns the number of the line at a place, from 1. */
function lineAt(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end !== -1 && end < at; end = text.indexOf("\n", end + 1)) line += 1;
  return line;
}

/** Takes each different address once, as a record of its own. */
function* toDifferent(addresses: readonly PlacedAddress[]): Steps<FoundRecord[]> {
  const different = new Map<string, FoundRecord>();
  for (const { found } of addresses) {
    yield 0.5;
    const key = found.text.toLowerCase();
    if (!different.has(key)) different.set(key, { start: 0, end: 0, people: [{ found: [found], end: 0, filled: 0 }] });
  }
  return [...different.values()];
}

/** The rows of a mailbox, each with the number of its person, and the numbers of the people who can stay. */
interface Mailbox {
  readonly rows: { readonly row: Row; readonly person: number }[];
  readonly first: number;
  last: number;
  fullest: number;
  mostFilled: number;
}

function* compare(text: string, { records, isSure, ...found }: FoundRecords): Steps<Check> {
  const rows: Row[] = [];
  const checked: CheckedRecord[] = [];
  const inputs = new Set<string>();
  const mailboxes = new Map<string, Mailbox>();
  /** For each person, the mailboxes of the addresses; `null` for an invalid address. */
  const reached: (Mailbox | null)[][] = [];
  const counts = { invalid: 0, duplicates: 0, mailboxes: 0, addresses: 0 };
  const isCounted = found.kind === "list" || found.kind === "table";

  function add(input: string, reading: Reading, filled: number): Row {
    const isRepeated = inputs.size === inputs.add(input.toLowerCase()).size;
    const row: Row = { input, ...reading, group: null, isRepeated };
    rows.push(row);
    const person = reached.length - 1;
    if (reading.verdict === "invalid") {
      reached[person]!.push(null);
      counts.invalid += 1;
      return row;
    }
    if (!isRepeated) counts.addresses += 1;
    const key = reading.mailbox ?? input.toLowerCase();
    const mailbox = mailboxes.get(key) ?? {
      rows: [],
      first: person,
      last: person,
      fullest: person,
      mostFilled: filled,
    };
    reached[person]!.push(mailbox);
    mailbox.rows.push({ row, person });
    if (mailbox.rows.length === 1 && reading.verdict === "gmail") counts.mailboxes += 1;
    if (mailbox.last !== person && isCounted) counts.duplicates += 1;
    mailbox.last = person;
    if (filled > mailbox.mostFilled) [mailbox.fullest, mailbox.mostFilled] = [person, filled];
    mailboxes.set(key, mailbox);
    return row;
  }

  for (const [index, { start, end, people }] of records.entries()) {
    yield 0.5 + index / records.length / 2;
    const inRecord = people.map(({ found: ofPerson, filled, end: personEnd }) => {
      reached.push([]);
      return { rows: ofPerson.map((address) => add(address.text, readFound(address), filled)), end: personEnd };
    });
    if (isCounted) checked.push({ start, end, people: inRecord });
  }
  const word = rows.length === 0 ? findWord(text) : null;
  const parsed = word === null ? null : readUsername(word);
  if (parsed?.ok) {
    reached.push([]);
    add(word!, toGmail(parsed.address.username), 0);
  }

  const grouped: Row[] = [];
  const removable = isSure ? { first: new Set<Row>(), last: new Set<Row>(), fullest: new Set<Row>() } : null;
  let groups = 0;
  for (const mailbox of mailboxes.values()) {
    yield 1;
    if (mailbox.rows.length === 1) continue;
    groups += 1;
    for (const { row, person } of mailbox.rows) {
      row.group = groups;
      grouped.push(row);
      for (const staying of removable === null ? [] : STAYING) {
        const isRemovable = reached[person]!.every((other) => other !== null && other[staying] !== person);
        if (isRemovable) removable![staying].add(row);
      }
      yield 1;
    }
  }
  return { ...found, rows, grouped, removable, records: checked, people: mailboxes.size, ...counts };
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
