import { groupBy } from "../groupBy";
import type { Steps } from "../steps";
import { type Cell, readCell, type Separator, SEPARATORS, splitTable } from "../splitTable";
import { type CheckedRecord, mailboxOf, type Row, rowsOf } from "./checkedAddress";
import { readListLine } from "./readList";

export interface Table {
  /** Those of the records, or else all that are in the text. */
  readonly rows: readonly Row[];
  readonly records: readonly CheckedRecord[];
  /** Whether records can be removed. */
  readonly isSure: boolean;
  readonly columns: { readonly count: number; readonly separator: Separator };
  /** The number of the addresses in other columns. */
  readonly elsewhere: number;
}

/** The first record that has other cells than most others. */
export interface TableFlaw {
  readonly kind: "cells";
  readonly at: number;
  readonly cells: number;
  readonly expected: number;
}

export interface PlacedAddress {
  readonly row: Row;
  readonly at: number;
}

/** Alone in its cell, it is the heading of the addresses, in the languages of the page and in German. */
const EMAIL_HEADING =
  /^(?:e-?mails?|mails?|(?:e-?mail|mail|email) address(?:es)?|address|correos?(?: electr[oó]nicos?)?|courriels?|adresses? e-?mail|endere[cç]o de e-?mail|e-?mail-adresse)$/i;
/** Signs that people put around a heading. */
const AROUND_HEADING = /^[\s>"\uFEFF]+|(?<![\s"])[\s"]+$/g;
const NUMBER = /^[\d.,]+$/;
/** The heading of the passwords. One may look like an address: `P@ss.word`. */
const SECRET_HEADING = /pass(?!p)|pwd|contrase[nñ]a|clave|senha/i;
/** A password manager has log-ins, and no sign-ups. */
const LOGIN_HEADINGS = [/^(?:url|(?:login_)?uri|web ?site|hostname)$/i, /^(?:login_)?password$/i];

/** The share of a check that is done when its table is looked for. */
const PROGRESS = 0.5;
/** The beginning of a text that tells its separator, in characters. */
const SAMPLE_LENGTH = 20_000;
/** The least share of records with the same number of cells. */
const SAME_SHARE = 0.9;

/** A record, and the addresses in its cells. */
interface ReadRecord extends Cell {
  readonly cells: number;
  readonly filled: number;
  readonly found: readonly (PlacedAddress & { readonly column: number; readonly cell: Cell })[];
}

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
  const shape = addresses.length === 0 ? undefined : findShape(text);
  if (shape === undefined) return null;
  const { separator, count } = shape;
  const records: ReadRecord[] = [];
  /** For each column, the number of the cells that are not empty, and the mailboxes in it. */
  const columns = Array.from({ length: count }, () => ({ filled: 0, mailboxes: new Set<string>() }));
  let headings: readonly string[] = [];
  let next = 0;
  let bracketed = 0;
  for (const { start, end, cells } of splitTable(text, separator)) {
    yield PROGRESS;
    const isAlike = cells.length === count;
    if (isAlike && headings.length === 0) {
      headings = cells.map((cell) => readCell(text, cell).replaceAll(AROUND_HEADING, ""));
    }
    const found = [];
    let filled = 0;
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column]!;
      const isFilled = cell.start < cell.end;
      if (isFilled) filled += 1;
      if (isFilled && isAlike) columns[column]!.filled += 1;
      const behind = cells[column + 1]?.start ?? end;
      for (; next < addresses.length && addresses[next]!.at < behind; next += 1) {
        found.push({ ...addresses[next]!, column, cell });
        if (isAlike) columns[column]!.mailboxes.add(mailboxOf(addresses[next]!.row));
      }
    }
    if (found.length > 0 && isBracketed(text, cells)) bracketed += 1;
    if (cells.length > 1 || found.length > 0) records.push({ start, end, cells: cells.length, filled, found });
  }

  const isAlike = ({ cells }: ReadRecord) => cells === count;
  const [first, last] = [records.findIndex(isAlike), records.findLastIndex(isAlike)];
  const hasHeading = (pattern: RegExp) => headings.some((heading) => pattern.test(heading));
  const isNamed = hasHeading(EMAIL_HEADING);
  // Titles above the table and notes below it do not count. They may have an address, if the table is sure.
  const body = records.filter(
    ({ cells, found }, index) => (index >= first && index <= last) || (found.length > 0 && !(isNamed && cells === 1)),
  );
  const others = body.filter((record) => !isAlike(record));
  const alike = body.length - others.length;
  if (alike < 2 || alike < records.length - alike) return null;
  if (alike < SAME_SHARE * body.length) {
    return { kind: "cells", at: others[0]!.start, cells: others[0]!.cells, expected: count };
  }
  const names = !hasHeading(/@/) && (isNamed || !hasHeading(NUMBER)) ? headings : [];
  const secrets = names.map((name, index) => SECRET_HEADING.test(name) && columns[index]!.mailboxes.size > 0);
  const sizes = columns.map(({ mailboxes }, index) => (secrets[index] ? 0 : mailboxes.size));
  const named = names.findIndex((name, column) => EMAIL_HEADING.test(name) && sizes[column]! > 0);
  // Without such a heading, the column with the most mailboxes has the addresses.
  const most = sizes.reduce((one, other) => Math.max(one, other), 0);
  if (most === 0 && !secrets.includes(true)) return null;
  const column = named === -1 ? sizes.indexOf(most) : named;

  const people: CheckedRecord[] = [];
  let elsewhere = 0;
  let full = 0;
  for (const { start, end, found, filled } of body) {
    yield PROGRESS;
    const inColumn = found.filter((address) => address.column === column);
    elsewhere += found.filter((address) => address.column !== column && !secrets[address.column]).length;
    if (inColumn.length === 0) continue;
    const { cell } = inColumn[0]!;
    const places = inColumn.map(({ row: { input }, at }) => {
      return { text: input, start: at - cell.start, end: at - cell.start + input.length };
    });
    const listed = readListLine(text.slice(cell.start, cell.end).trimEnd(), places);
    if (listed === null) return null;
    if (new Set(found.map((address) => address.column)).size === filled) full += 1;
    const rows = listed.map(({ index }) => inColumn[index]!.row);
    people.push({ start, end, isWhole: true, people: [{ rows, end: end - start, filled }] });
  }
  // Rows of a program have brackets around their cells, and a list has people in all of them.
  if (2 * Math.max(bracketed, names.length === 0 ? full : 0) > people.length) return null;
  const filled = columns[column]!.filled - Math.min(names.length, 1);
  const isOfLogins = LOGIN_HEADINGS.every(hasHeading);
  return {
    rows: rowsOf(people),
    records: isOfLogins ? [] : people,
    isSure: !isOfLogins && 2 * people.length > filled,
    columns: { count, separator },
    elsewhere,
  };
}

/** Finds the separator that most records at the beginning have in the same number; `undefined` if no two have one. */
function findShape(text: string) {
  const lineEnd = text.indexOf("\n", SAMPLE_LENGTH);
  const sample = lineEnd === -1 ? text : text.slice(0, lineEnd + 1);
  const shapes = SEPARATORS.filter((separator) => sample.includes(separator)).flatMap((separator) => {
    const alike = groupBy(splitTable(sample, separator), ({ cells }) => cells.length);
    return Array.from(alike, ([count, { length: records }]) => ({ separator, count, records }));
  });
  const likely = shapes.filter(({ count, records }) => count > 1 && records > 1);
  return likely.toSorted((one, other) => other.records - one.records)[0];
}

/** Whether a bracket or a quotation is opened in one cell and closed in another. */
function isBracketed(text: string, cells: readonly Cell[]): boolean {
  const read = cells.map(({ start, end }) => text.slice(start, end));
  const depths = read.map((cell) => cell.split(/[([{]/).length - cell.split(/[)\]}]/).length);
  // A cell that is quoted as a whole has its marks around it.
  const quotations = read.filter(
    (cell, index) => text[cells[index]!.start - 1] !== '"' && cell.split('"').length % 2 === 0,
  );
  return (depths.some((depth) => depth > 0) && depths.some((depth) => depth < 0)) || quotations.length > 1;
}
