import type { Steps } from "../steps";
import { type CheckedRecord, type Row, rowsOf, toRow } from "./checkedAddress";
import { findAddresses } from "./findAddresses";
import { findTable, type PlacedAddress, type Table, type TableFlaw } from "./findTable";
import { type ReadLine, readLines } from "./readLines";
import { isEmpty, isHeading, readListLine } from "./readList";

export interface FoundRecords extends Omit<Table, "columns"> {
  /** The kind of a text, by signs that no other kind has. */
  readonly kind: "mailbox-file" | "mail" | "table" | "list" | "other";
  readonly columns: Table["columns"] | null;
  /** The mailbox at Gmail that a mail was sent to, if its headers name one alone. */
  readonly sentTo: string | null;
  /** The line, from 1, that keeps a text of ten addresses or more from being a list or a table. */
  readonly flaw: ((Omit<TableFlaw, "at"> | { readonly kind: "line" }) & { readonly line: number }) | null;
}

/** After so many lines that are in no list, a text without as many that are is no list. */
const LIST_SAMPLE = 100;
const FLAW_MIN_ADDRESSES = 10;
/** With fewer good lines, nobody would take the text for a list. */
const LIST_SHARE = 0.8;

/** Reads a text line by line, and finds its records: those of a list or a table. */
export function* findRecords(text: string): Steps<FoundRecords> {
  const addresses: PlacedAddress[] = [];
  const listed: CheckedRecord[] = [];
  const mails = findMails();
  /** The text without its escapes, each line at its place. */
  let decoded = "";
  /** Where the lines are that a list has not. */
  const others: number[] = [];
  let headings = 0;
  for (const line of readLines(text)) {
    yield line.end / text.length / 2;
    const { start, end } = line;
    if (line.isDecoded || REFERENCE.test(line.text)) decoded += text.slice(decoded.length, start) + fill(text, line);
    const found = line.text.includes("@") ? findAddresses(line.text) : [];
    const rows = found.map(toRow);
    for (const [index, row] of rows.entries()) addresses.push({ row, at: start + found[index]!.start });
    mails.add(line, rows);
    if (others.length > Math.max(LIST_SAMPLE, listed.length)) continue;
    const people = found.length === 0 ? null : readListLine(line.text, found);
    if (people !== null) {
      // Nobody knows where the parts of a line with escapes are.
      const isWhole = line.isDecoded || line.text.includes("\uFFFD");
      const listedPeople = people.map((one) => ({ rows: [rows[one.index]!], end: one.end, filled: 1 }));
      listed.push({ start, end, isWhole, people: listedPeople });
    } else if (found.length === 0 && isHeading(line.text)) headings += 1;
    else if (found.length > 0 || !isEmpty(line.text)) others.push(start);
  }

  const rows = addresses.map(({ row }) => row);
  // A literal: with a spread object, a list takes a third more time.
  const other = {
    kind: "other",
    rows,
    records: [],
    isSure: false,
    columns: null,
    elsewhere: 0,
    sentTo: null,
    flaw: null,
  } as const;
  const mail = mails.end();
  if (mail !== null) return { ...other, ...mail };
  const table = yield* findTable(decoded + text.slice(decoded.length), addresses);
  if (table !== null && "records" in table) return { ...other, ...table, kind: "table" };
  const list = rowsOf(listed);
  if (others.length === 0 && list.length > headings) {
    return { ...other, kind: "list", rows: list, records: listed, isSure: true };
  }
  const share = listed.length / (listed.length + others.length + headings);
  if (addresses.length < FLAW_MIN_ADDRESSES || (table === null && share < LIST_SHARE)) return other;
  const { at, ...flaw } = table ?? { at: others[0] ?? 0, kind: "line" as const };
  return { ...other, flaw: { ...flaw, line: text.slice(0, at).split("\n").length } };
}

const REFERENCE = /&#?\w{2,10};/;
/** A line end of a program, and a reference of HTML that stands for a letter, end no record and no cell. */
const NO_SEPARATOR = /[\r\n]|&#?\w{2,10};/g;

/** Fills a line without its escapes up with blanks. It is never longer than its source. */
function fill(source: string, { text, start, end }: ReadLine): string {
  const [lineEnd] = /[\r\n]*$/.exec(source.slice(Math.max(start, end - 2), end))!;
  const line = text.replaceAll(NO_SEPARATOR, (sign) => " ".repeat(sign.length));
  return line.padEnd(end - start - lineEnd.length) + lineEnd;
}

const FIELD = /^[>\s]*([\w-]+):/;
const KNOWN_FIELDS = new Set(
  `from to cc bcc subject date sender reply-to delivered-to return-path received message-id mime-version x-original-to
  x-forwarded-to list-id dkim-signature authentication-results content-type`.split(/\s+/),
);
/** No person writes these. */
const OF_PROGRAMS = /^(?:received|message-id|mime-version)$/;
/** The rest of a field. */
const FOLDED = /^[>\s]*[ \t]\S/;
/** The most lines above a mail: a note, or the table of "Show original". */
const LINES_ABOVE = 30;
/** The surest first. A mail may name many others. */
const RECIPIENTS = ["delivered-to", "x-original-to", "x-forwarded-to", "to"];

/** Tells by its lines whether a text is a mail, or a file of several mails, and to whom the mail was sent. */
function findMails() {
  let lines = 0;
  let starts = 0;
  let isMail = false;
  let fields = 0;
  let isSure = false;
  let isBody = false;
  let field = "";
  /** The mailboxes in each field, by its name. */
  const mailboxes = new Map<string, Set<string>>();

  function add({ text, isMailStart }: ReadLine, rows: readonly Row[]): void {
    if (isMailStart) starts += 1;
    lines += 1;
    isBody ||= isMail && text.trim() === "";
    if (isBody || (lines > LINES_ABOVE && fields === 0)) return;
    const name = FIELD.exec(text)?.[1]?.toLowerCase() ?? "";
    if (name !== "") field = name;
    else if (!FOLDED.test(text)) [fields, isSure] = [0, false];
    if (KNOWN_FIELDS.has(name)) fields += 1;
    const own = mailboxes.get(field) ?? new Set();
    for (const { verdict, mailbox } of rows) if (verdict === "gmail") mailboxes.set(field, own.add(mailbox));
    isSure = fields > 0 && (isSure || rows.length > 0 || OF_PROGRAMS.test(name));
    isMail ||= fields > 1 && isSure;
  }

  function end(): Pick<FoundRecords, "kind" | "sentTo"> | null {
    if (starts > 1) return { kind: "mailbox-file", sentTo: null };
    if (!isMail && starts === 0) return null;
    const surest = RECIPIENTS.map((name) => mailboxes.get(name)).find((found) => found !== undefined);
    const [mailbox = null, ...others] = surest ?? [];
    return { kind: "mail", sentTo: others.length > 0 ? null : mailbox };
  }

  return { add, end };
}
