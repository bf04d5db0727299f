import { dsvFormat } from "d3-dsv";

import { rearmFormula } from "../files/toCsvText";
import type { Steps } from "../steps";
import { isDay } from "./bookEntry";
import { BOOK_COLUMNS } from "./bookFormats";

/** The order of the day, the month and the year in a date. */
export type DateOrder = "ymd" | "dmy" | "mdy";

/** Where numbers have a comma, a spreadsheet puts a semicolon between fields. */
const SEPARATORS = [",", ";", "\t", "|"];

/** The headings are within this many characters. Blank lines, a title or `sep=;` may be above them. */
const HEAD_LENGTH = 2000;

/**
 * Reads the rows of a backup in CSV, as `toBookCsv` wrote it or as a spreadsheet saved it again: with other separators,
 * columns and dates, and without the last fields of a row that are empty. A date that can be several days is read in an
 * order in which all dates of the table are days, if there is one.
 *
 * @param order The order in which it is read if there are several of these, or none.
 * @returns The steps to what should be the entries; to `null` if no line has the headings.
 */
export function* readBookTable(text: string, order: DateOrder): Steps<unknown[] | null> {
  const heading = findHeading(text);
  if (heading === null) return null;
  const { start, separator, isPadded } = heading;
  // Quoted fields are read as such only without blanks before them. The first half of the pattern skips their insides.
  const table = isPadded ? text.slice(start).replaceAll(/("[^"]*")|([,;\t|]) +(?=")/g, "$1$2") : text.slice(start);
  const rows = dsvFormat(separator).parseRows(table);
  const names = rows[0]!.map(toName);
  const columns = BOOK_COLUMNS.map((column) => names.indexOf(toName(column)));

  const entries = [];
  // The likeliest first: a year of two digits is seldom at the beginning.
  const orders: readonly DateOrder[] = [order, "dmy", "mdy", "ymd"];
  let fitting = orders;
  for (const row of rows.slice(1)) {
    const fields = columns.map((column) => row[column] ?? "");
    const [recipient, email, date = "", note] = fields.map((field) => rearmFormula(isPadded ? field.trim() : field));
    const days = readDays(date);
    if (fields.some((field) => field.trim() !== "")) entries.push({ recipient, email, note, days });
    // A date that begins with its year, or is no date, says nothing about the others.
    if (days.has("dmy") || days.has("mdy")) fitting = fitting.filter((own) => days.has(own));
    // Little work beside that of judging the entries.
    yield 0;
  }

  const candidates = [];
  for (const { days, ...entry } of entries) {
    const own = [...fitting, ...orders].find((likely) => days.has(likely));
    candidates.push({ ...entry, date: own && days.get(own) });
    yield 0;
  }
  return candidates;
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
 * Reads a date as a spreadsheet writes it, in each order in which it is a day. A year of two digits is of this century.
 */
function readDays(text: string): ReadonlyMap<DateOrder, string> {
  const [, first = "", , second = "", third = ""] = DATE.exec(text.trim()) ?? [];
  const days: [DateOrder, string][] = [
    ["ymd", toDay(first, second, third)],
    ["dmy", toDay(third, second, first)],
    ["mdy", toDay(third, first, second)],
  ];
  return new Map(days.filter(([, day]) => isDay(day)));
}

function toDay(year: string, month: string, day: string): string {
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
