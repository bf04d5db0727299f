import { rearmFormula } from "../files/toCsvText";
import type { Steps } from "../steps";
import { BOOK_FIELDS, type BookEntry, isDay } from "./bookEntry";

/** The order of the day, the month and the year in a date. */
export type DateOrder = "ymd" | "dmy" | "mdy";

/** Where numbers have a comma, a spreadsheet puts a semicolon between fields. */
const SEPARATORS = [",", ";", "\t", "|"];

/** The names of each column, the surest first. Browsers and password managers export the others than ours. */
const NAMES: Readonly<Record<keyof BookEntry, readonly string[]>> = {
  recipient: ["for", "site", "url", "login_uri", "name"],
  email: ["address", "email", "e-mail", "username", "login_username", "login"],
  date: ["date"],
  note: ["note"],
};

/**
 * Reads the rows of a table: a backup in CSV, also as a spreadsheet saved it again, with other separators, columns and
 * dates, sorted, or with each line in one quoted cell, or the export of another program. A date that can be several days
 * is read in an order in which all dates of the table are days, if there is one.
 *
 * @param order The order in which it is read if there are several of these, or none.
 * @returns The steps to what should be the entries, by their rows, from 1. One without a date that can be read has none.
 *   `null` if no row has the headings.
 */
export function* readBookTable(text: string, order: DateOrder): Steps<ReadonlyMap<number, object> | null> {
  for (const separator of SEPARATORS) {
    let rows = yield* splitRows(text, separator);
    // Excel leaves a line in one cell where a semicolon separates fields, and quotes that cell.
    if (!rows.some(findBookColumns))
      rows = yield* splitRows(rows.map((row) => row.join(separator)).join("\n"), separator);
    if (rows.some(findBookColumns)) return yield* readRows(rows, order);
  }
  return null;
}

function* readRows(rows: readonly string[][], order: DateOrder): Steps<ReadonlyMap<number, object>> {
  const top = rows.findIndex(findBookColumns);
  const columns = findBookColumns(rows[top]!)!;
  const entries = [];
  // The likeliest first: a year of two digits is seldom at the beginning.
  const orders: readonly DateOrder[] = [order, "dmy", "mdy", "ymd"];
  let fitting = orders;
  for (const [index, row] of rows.entries()) {
    const fields = columns.map((indices) =>
      rearmFormula(row[indices.find((at) => row[at]?.trim()) ?? indices[0] ?? -1] ?? ""),
    );
    const [recipient, email = "", date = "", note] = fields;
    yield 0;
    // Above the headings of a sorted sheet there are entries, and above those of another one a title.
    if (index === top || (index < top ? !email.includes("@") : fields.join("").trim() === "")) continue;
    const days = readDays(date);
    entries.push({ position: index + 1, recipient, email, note, days });
    // A date that begins with its year, or is no date, says nothing about the others.
    if (days.has("dmy") || days.has("mdy")) fitting = fitting.filter((own) => days.has(own));
  }

  const candidates = new Map<number, object>();
  for (const { position, days, ...entry } of entries) {
    const own = [...fitting, ...orders].find((likely) => days.has(likely));
    candidates.set(position, { ...entry, date: own && days.get(own) });
    yield 0;
  }
  return candidates;
}

/** Finds the indices of each of `BOOK_FIELDS` in a row of headings; `null` for another row. */
function findBookColumns(row: readonly string[]): readonly (readonly number[])[] | null {
  const headings = row.map((heading) => heading.replaceAll(MARKS, "").toLowerCase());
  const columns = BOOK_FIELDS.map((field) => {
    // Beside a password, a note may be a secret too.
    const names = field === "note" && headings.some((heading) => heading.includes("password")) ? [] : NAMES[field];
    return names.map((name) => headings.indexOf(name)).filter((at) => at !== -1);
  });
  return columns[0]!.length > 0 && columns[1]!.length > 0 ? columns : null;
}

/** The marks around a heading, where a program took the byte order mark for a letter. */
const MARKS = /^[\s\uFEFF"]+|[\s"]+$/g;
/** Some programs have a backslash before a quotation mark. Where one ends a field, it is a letter of that. */
const ESCAPED_MARK = /\\"(?!["\r\n,;\t|]|$)/;
/** A field with more quotation marks is too long for an entry. The limit bounds the memory of the search. */
const MARKS_MAX = 1000;

/**
 * Splits a table. The mark of a quotation that does not end before a separator or a line's end is a letter, and blanks
 * around a field without quotation marks are nothing.
 */
function* splitRows(source: string, separator: string): Steps<string[][]> {
  const text = ESCAPED_MARK.test(source) ? source.replaceAll('\\"', '""') : source;
  const quoted = String.raw` *"([^"]*(?:""[^"]*){0,${MARKS_MAX}})" *`;
  const field = new RegExp(String.raw`(?:${quoted}|([^${separator}\r\n]*))([${separator}]|\r\n?|\n|$)`, "g");
  const rows: string[][] = [[]];
  for (const [, inside, plain, end] of text.matchAll(field)) {
    rows.at(-1)!.push(inside?.replaceAll('""', '"') ?? plain!.trim());
    if (end === separator || end === "") continue;
    rows.push([]);
    // Little work beside that of judging the entries.
    yield 0;
  }
  return rows;
}

/** Three numbers between two equal marks. A blank behind a mark, a last dot and a time change nothing. */
const DATE = /^(\d{1,4})([-/.]) ?(\d{1,2})\2 ?(\d{1,4})\.?(?:[ T]\d.*)?$/;

/**
 * Reads a date as a spreadsheet writes it, in each order in which it is a day. A year of two digits is of this century.
 */
function readDays(text: string): ReadonlyMap<DateOrder, string> {
  const [, first = "", , second = "", third = ""] = DATE.exec(text.trim()) ?? [];
  const days: [DateOrder, string][] = [
    ["ymd", joinDay(first, second, third)],
    ["dmy", joinDay(third, second, first)],
    ["mdy", joinDay(third, first, second)],
  ];
  return new Map(days.filter(([, day]) => isDay(day)));
}

function joinDay(year: string, month: string, day: string): string {
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
