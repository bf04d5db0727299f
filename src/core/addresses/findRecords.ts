import type { Steps } from "../steps";
import { type Row, toRow } from "./checkedAddress";
import { findAddresses } from "./findAddresses";
import { findMails } from "./findMails";
import { type Columns, findTable, type PlacedAddress, type TableFlaw } from "./findTable";
import { readLines } from "./readLines";
import { isEmpty, isHeading, readListLine } from "./readList";

/** The kind of a text, by signs that no other kind has. */
type TextKind = "mailbox-file" | "mail" | "table" | "list" | "other";

/** One person of a record. */
interface Person {
  readonly rows: readonly Row[];
  /** The place in the record where the next one begins. */
  readonly end: number;
  /** The number of the cells that are not empty. */
  readonly filled: number;
}

/** A record of a list or a table. */
export interface CheckedRecord {
  readonly start: number;
  readonly end: number;
  readonly people: readonly Person[];
}

/** The line, from 1, that keeps a text from being a list or a table. */
type Flaw =
  | { readonly kind: "cells"; readonly line: number; readonly cells: number; readonly expected: number }
  | { readonly kind: "line"; readonly line: number };

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
  readonly list: { readonly records: readonly CheckedRecord[]; readonly flawAt: number | null; readonly share: number };
}

const REFERENCE = /&#?\w{2,10};/;
/** A line end of a program, and a reference of HTML that stands for a letter, end no record and no cell. */
const NO_SEPARATOR = /[\r\n]|&#?\w{2,10};/g;

/** Reads a text line by line. */
function* readText(text: string): Steps<ReadText> {
  const addresses: PlacedAddress[] = [];
  const mails = findMails();
  const records: CheckedRecord[] = [];
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
    const rows = found.map(toRow);
    for (const [index, row] of rows.entries()) addresses.push({ row, at: at + found[index]!.start });
    mails.add(line, found);
    const isHopeless = others > LIST_SAMPLE && records.length < others;
    const listed = found.length === 0 || isHopeless ? null : readListLine(line.text, found);
    if (listed !== null) {
      const people = listed.map((person) => ({ rows: [rows[person.index]!], end: person.end, filled: 0 }));
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

export interface FoundRecords {
  readonly kind: TextKind;
  /** The columns of a table. */
  readonly columns: Columns | null;
  /** The number of the addresses in other columns of a table. */
  readonly elsewhere: number;
  /** Why a text of ten addresses or more is no list and no table, although it looks like one. */
  readonly flaw: Flaw | null;
  readonly records: readonly CheckedRecord[];
  /** Whether records can be removed. */
  readonly isSure: boolean;
}

/** After so many lines that are in no list, a text without as many that are is no list. */
const LIST_SAMPLE = 100;
const FLAW_MIN_ADDRESSES = 10;
/** With fewer good lines, nobody would take the text for a list. */
const LIST_SHARE = 0.8;

/** Reads a text, and finds its records: those of a list or a table, or else each different address once. */
export function* findRecords(text: string): Steps<FoundRecords> {
  const { addresses, decoded, shifts, mail, list } = yield* readText(text);
  const none = { columns: null, elsewhere: 0, flaw: null, isSure: false };
  if (mail !== null) return { ...none, kind: mail, records: yield* toDifferent(addresses) };
  const sourceOf = createMap(shifts);
  const table = addresses.length === 0 ? null : yield* findTable(decoded, addresses);
  if (table !== null && "columns" in table) {
    const { columns, elsewhere, rows, isSure } = table;
    const records = rows.map(({ start, end, people, filled }) => ({
      start: sourceOf(start),
      end: sourceOf(end),
      people: [{ rows: people, end: 0, filled }],
    }));
    return { ...none, kind: "table", columns, elsewhere, records, isSure };
  }
  if (list.flawAt === null) return { ...none, kind: "list", records: list.records, isSure: true };
  const flaw =
    addresses.length < FLAW_MIN_ADDRESSES ? null : toFlaw(text, table && { ...table, at: sourceOf(table.at) }, list);
  return { ...none, kind: "other", flaw, records: yield* toDifferent(addresses) };
}

/** Makes a function from places in the decoded text to places in the text. Each call goes on where the last one ended. */
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
function* toDifferent(addresses: readonly PlacedAddress[]): Steps<CheckedRecord[]> {
  const different = new Map<string, CheckedRecord>();
  for (const { row } of addresses) {
    yield 0.5;
    const key = row.input.toLowerCase();
    if (!different.has(key)) different.set(key, { start: 0, end: 0, people: [{ rows: [row], end: 0, filled: 0 }] });
  }
  return [...different.values()];
}
