import type { Steps } from "../steps";
import { type Cell, readCell, type Separator, SEPARATORS, splitTable, type TableRecord } from "../splitTable";
import type { Row } from "./checkedAddress";
import { readListLine } from "./readList";

/** The columns of a table, and the one that has the addresses. */
export interface Columns {
  readonly count: number;
  readonly separator: Separator;
  /** Its number, from 1. */
  readonly column: number;
  /** Its heading; `null` where the table has none. */
  readonly name: string | null;
}

/** A record with somebody in the column of the addresses. */
interface TableRow extends Cell {
  readonly people: readonly Row[];
  /** The number of cells that are not empty. */
  readonly filled: number;
}

export interface Table {
  readonly columns: Columns;
  readonly rows: readonly TableRow[];
  /** The number of the addresses in other columns. */
  readonly elsewhere: number;
  /** Whether most of the filled cells of the column are addresses. */
  readonly isSure: boolean;
}

/** The first record that has other columns than most others. */
export interface TableFlaw {
  readonly at: number;
  readonly cells: number;
  readonly expected: number;
}

/** An address and its place in a text. */
export interface PlacedAddress {
  readonly row: Row;
  readonly at: number;
}

/** Alone in its cell, it is the heading of the addresses, in the languages of the page and in German. */
const EMAIL_HEADING =
  /^(?:e-?mails?|mails?|(?:e-?mail|mail|email) address(?:es)?|address|correos?(?: electr[oó]nicos?)?|courriels?|adresses? e-?mail|endere[cç]o de e-?mail|e-?mail-adresse)$/i;

/** The share of a check that is done when its table is looked for. */
const PROGRESS = 0.5;
/** The beginning of a text that tells its separator. */
const SAMPLE_LENGTH = 20_000;
/** The records that decide which column has the addresses. */
const SAMPLE_RECORDS = 1000;
/** The least share of records with the same number of cells. */
const SAME_SHARE = 0.9;

/**
 * Finds the records of a table: two or more, of which nine in ten have the same two or more cells, and a column of
 * addresses.
 *
 * @param text A text without escapes.
 * @param addresses All that are in it, in its order.
 * @returns The table; the place where a text that looks like one has other cells; `null` for any other text. The cost is
 *   linear.
 */
export function* findTable(text: string, addresses: readonly PlacedAddress[]): Steps<Table | TableFlaw | null> {
  const lineEnd = text.indexOf("\n", SAMPLE_LENGTH);
  const sample = lineEnd === -1 ? text : text.slice(0, lineEnd + 1);
  const separator = findSeparator(sample);
  if (separator === null) return null;
  const isWhole = sample.length === text.length;
  const found = yield* readTable(sample, separator, addresses);
  return isWhole || found === null ? found : yield* readTable(text, separator, addresses);
}

/** Finds the separator that most records of a sample have in the same number; `null` if none has two. */
function findSeparator(sample: string): Separator | null {
  let best: Separator | null = null;
  let most = 1;
  for (const separator of SEPARATORS) {
    if (!sample.includes(separator)) continue;
    const counts = new Map<number, number>();
    for (const { cells } of splitTable(sample, separator)) {
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    }
    const same = Math.max(0, ...counts.values());
    if (same <= most) continue;
    most = same;
    best = separator;
  }
  return best;
}

/** A record with the addresses in it. */
interface ReadRecord extends Cell {
  readonly count: number;
  readonly found: readonly { readonly address: PlacedAddress; readonly column: number; readonly cell: Cell }[];
  readonly filled: number;
}

/** The records with a number of cells. */
interface Alike {
  number: number;
  readonly first: TableRecord;
  last: TableRecord;
  /** For each column, the number of the cells that are not empty, and the mailboxes in it. */
  readonly filled: number[];
  readonly mailboxes: readonly Set<string>[];
}

function* readTable(
  text: string,
  separator: Separator,
  addresses: readonly PlacedAddress[],
): Steps<Table | TableFlaw | null> {
  const records: ReadRecord[] = [];
  const alike = new Map<number, Alike>();
  let next = 0;
  let bracketed = 0;
  for (const record of splitTable(text, separator)) {
    yield PROGRESS;
    const { start, end, cells } = record;
    const count = cells.length;
    const same = alike.get(count) ?? {
      number: 0,
      first: record,
      last: record,
      filled: cells.map(() => 0),
      mailboxes: cells.map(() => new Set<string>()),
    };
    alike.set(count, same);
    same.number += 1;
    same.last = record;
    let filled = 0;
    for (let column = 0; column < count; column += 1) {
      if (cells[column]!.end === cells[column]!.start) continue;
      filled += 1;
      same.filled[column]! += 1;
    }
    const found = [];
    for (let column = 0; next < addresses.length && addresses[next]!.at < end; next += 1) {
      const address = addresses[next]!;
      while (column < count - 1 && cells[column + 1]!.start <= address.at) column += 1;
      found.push({ address, column, cell: cells[column]! });
      if (same.number < SAMPLE_RECORDS) same.mailboxes[column]!.add(toMailbox(address.row));
    }
    if (found.length > 0 && BRACKET.test(text.slice(start, end)) && isBracketed(text, cells)) bracketed += 1;
    // A ruler and a note have one cell.
    if (count > 1 || found.length > 0) records.push({ start, end, count, found, filled });
  }

  const [count, same] = [...alike].reduce((most, other) =>
    other[0] > 1 && (most[0] < 2 || other[1].number > most[1].number) ? other : most,
  );
  const { first, last, number } = same;
  // Titles above it and notes below it do not count either.
  const others = records.filter(
    (record) =>
      record.count !== count && (record.found.length > 0 || (record.start > first.start && record.end < last.start)),
  );
  if (count < 2 || number < 2 || number < others.length) return null;
  if (number < SAME_SHARE * (number + others.length)) {
    return { at: others[0]!.start, cells: others[0]!.count, expected: count };
  }
  const headings = first.cells.map((cell) => readCell(text, cell).replaceAll(AROUND_HEADING, ""));
  const hasHeading = !headings.some((heading) => NO_HEADING.test(heading));
  const column = findColumn(same, hasHeading ? headings : []);
  if (column === -1) return null;

  const rows: TableRow[] = [];
  let elsewhere = 0;
  let full = 0;
  for (const { start, end, found, filled } of records) {
    yield PROGRESS;
    const inColumn = found.filter((address) => address.column === column).map(({ address }) => address);
    elsewhere += found.length - inColumn.length;
    if (inColumn.length === 0) continue;
    if (!isAllowed(text, found.find((address) => address.column === column)!.cell, inColumn)) return null;
    if (found.length === filled) full += 1;
    rows.push({ start, end, people: inColumn.map(({ row }) => row), filled });
  }
  // Rows of a program have brackets around their cells, and a list has people in all of them.
  if (2 * bracketed > rows.length || (!hasHeading && 2 * full > rows.length)) return null;
  const columns = { count, separator, column: column + 1, name: (hasHeading && headings[column]) || null };
  return { columns, rows, elsewhere, isSure: 2 * rows.length > same.filled[column]! - Number(hasHeading) };
}

/** Signs that people put around a heading. */
const AROUND_HEADING = /^[\s>"\uFEFF]+|(?<![\s"])[\s"]+$/g;
/** A number or an address. */
const NO_HEADING = /^[\d.,]+$|@/;

function toMailbox(row: Row): string {
  return (row.verdict === "invalid" ? null : row.mailbox) ?? row.input;
}

/** Finds the column by its heading, or else the one with the most mailboxes, or else the first one with an address. */
function findColumn({ mailboxes }: Alike, headings: readonly string[]): number {
  const named = headings.findIndex((heading, index) => EMAIL_HEADING.test(heading) && mailboxes[index]!.size > 0);
  const sizes = mailboxes.map(({ size }) => size);
  return named !== -1 || Math.max(...sizes) === 0 ? named : sizes.indexOf(Math.max(...sizes));
}

/** Whether a cell has what a list allows beside its addresses. */
function isAllowed(text: string, { start, end }: Cell, addresses: readonly PlacedAddress[]): boolean {
  if (end - start === addresses[0]!.row.input.length) return true;
  const found = addresses.map(({ row: { input }, at }) => {
    return { text: input, start: at - start, end: at - start + input.length };
  });
  return readListLine(text.slice(start, end), found) !== null;
}

const BRACKET = /[([{]/;
const PAIRS = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
] as const;

/** Whether a bracket is opened in one cell and closed in another. */
function isBracketed(text: string, cells: readonly Cell[]): boolean {
  return PAIRS.some(([opening, closing]) => {
    const depths = cells.map(({ start, end }) => {
      const cell = text.slice(start, end);
      return cell.split(opening).length - cell.split(closing).length;
    });
    return depths.some((depth) => depth > 0) && depths.some((depth) => depth < 0);
  });
}
