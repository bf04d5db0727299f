import { dsvFormat } from "d3-dsv";

import { rearmFormula } from "../files/toCsvText";
import type { Steps } from "../steps";
import { isDay } from "./bookEntry";
import { BOOK_COLUMNS } from "./bookFormats";

/** The order of the day, the month and the year in a date. */
export type DateOrder = "ymd" | "dmy" | "mdy";

/** The dates of a table can be read in several orders. */
export interface AmbiguousDates {
  readonly ok: false;
  readonly error: "ambiguous-dates";
  /** One of them, as it is written. */
  readonly date: string;
  /** The days that it can be, `yyyy-mm-dd`, each with the order in which it is read so. */
  readonly days: ReadonlyMap<string, DateOrder>;
}

type TableResult =
  | { readonly ok: true; readonly candidates: readonly unknown[] }
  | { readonly ok: false; readonly error: "no-headings" }
  | AmbiguousDates;

/** Where numbers have a comma, a spreadsheet puts a semicolon between fields. */
const SEPARATORS = [",", ";", "\t", "|"];

/** The headings are within this many characters. Blank lines, a title or `sep=;` may be above them. */
const HEAD_LENGTH = 2000;

/**
 * Reads the rows of a backup in CSV, as `toBookCsv` wrote it or as a spreadsheet saved it again: with other separators,
 * columns and dates, and without the last fields of a row that are empty. All dates together tell their order.
 *
 * @param order The order of those dates that can be several days. Without it, a table that has them is refused.
 */
export function* readBookTable(text: string, order?: DateOrder): Steps<TableResult> {
  const heading = findHeading(text);
  if (heading === null) return { ok: false, error: "no-headings" };
  const { start, separator, isPadded } = heading;
  // Quoted fields are read as such only without blanks before them. The first half of the pattern skips their insides.
  const table = isPadded ? text.slice(start).replaceAll(/("[^"]*")|([,;\t|]) +(?=")/g, "$1$2") : text.slice(start);
  const rows = dsvFormat(separator).parseRows(table);
  const names = rows[0]!.map(toName);
  const columns = BOOK_COLUMNS.map((column) => names.indexOf(toName(column)));

  const entries = [];
  let fitting: readonly DateOrder[] = ["ymd", "dmy", "mdy"];
  for (const row of rows.slice(1)) {
    const fields = columns.map((column) => row[column] ?? "");
    const [recipient, email, date = "", note] = fields.map((field) => rearmFormula(isPadded ? field.trim() : field));
    const days = readDays(date);
    if (fields.some((field) => field.trim() !== "")) entries.push({ recipient, email, date, note, days });
    const own = days.map(([ownOrder]) => ownOrder);
    // A date that begins with its year, or is no date, says nothing about the others.
    if (own.some((ownOrder) => ownOrder !== "ymd")) fitting = fitting.filter((ownOrder) => own.includes(ownOrder));
    // Little work beside that of judging the entries.
    yield 0;
  }

  const orders = order === undefined ? fitting : [order];
  const candidates = [];
  let question: AmbiguousDates | null = null;
  for (const { date, days, ...entry } of entries) {
    const wanted = days.filter(([ownOrder]) => orders.includes(ownOrder));
    const orderOf = new Map((wanted.length > 0 ? wanted : days).map(([ownOrder, day]) => [day, ownOrder]));
    candidates.push({ ...entry, date: orderOf.size > 1 ? null : [...orderOf.keys()][0] });
    // The date with the most days tells the most orders apart.
    if (orderOf.size > (question?.days.size ?? 1))
      question = { ok: false, error: "ambiguous-dates", date, days: orderOf };
    yield 0;
  }
  return question === null || order !== undefined ? { ok: true, candidates } : question;
}

/** Finds the line of the headings: its place, the separator, and whether blanks follow that. */
function findHeading(text: string): { start: number; separator: string; isPadded: boolean } | null {
  for (const { index, 0: line } of text.slice(0, HEAD_LENGTH).matchAll(/[^\r\n]+/g)) {
    const plain = line.replaceAll('"', "");
    const separator = SEPARATORS.find((mark) => {
      const names = new Set(plain.split(mark).map(toName));
      return BOOK_COLUMNS.every((column) => names.has(toName(column)));
    });
    if (separator !== undefined) return { start: index, separator, isPadded: plain.includes(`${separator} `) };
  }
  return null;
}

function toName(heading: string): string {
  return heading.trim().toLowerCase();
}

/** Three numbers between two equal marks. A blank behind a mark, a last dot and a time change nothing. */
const DATE = /^(\d{1,4})([-/.]) ?(\d{1,2})\2 ?(\d{1,4})\.?(?:[ T]\d.*)?$/;

/**
 * Reads a date as a spreadsheet writes it, in each order in which it is a day: `03/04/2026` can be in April or in
 * March. A year has four digits, or the last two of a year of this century.
 *
 * @returns The days, `yyyy-mm-dd`; none for any other text.
 */
function readDays(text: string): readonly (readonly [order: DateOrder, day: string])[] {
  const match = DATE.exec(text.trim());
  if (match === null) return [];
  const [first, second, third] = [match[1]!, match[3]!, match[4]!];
  const days: [DateOrder, string][] = [
    ["ymd", toDay(first, second, third)],
    ["dmy", toDay(third, second, first)],
    ["mdy", toDay(third, first, second)],
  ];
  return days.filter(([, day]) => isDay(day));
}

function toDay(year: string, month: string, day: string): string {
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
