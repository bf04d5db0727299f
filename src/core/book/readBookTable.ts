import { rearmFormula } from "../files/toCsvText";
import { readCell, type Separator, SEPARATORS, splitTable } from "../splitTable";
import type { Steps } from "../steps";
import { BOOK_FIELDS, type BookEntry, isDay } from "./bookEntry";

/** The order of the day, the month and the year in a date. */
export type DateOrder = "ymd" | "dmy" | "mdy";

/** The headings of each column, the surest first: ours, then those of browsers and password managers. */
const NAMES: Readonly<Record<keyof BookEntry, readonly string[]>> = {
  recipient: ["for", "site", "url", "login_uri", "name"],
  email: ["address", "email", "e-mail", "username", "login_username", "login"],
  date: ["date"],
  note: ["note"],
};

/**
 * Reads the rows of a table: the export of another program, or a backup in CSV. A spreadsheet may have saved it again,
 * with other separators, columns and dates, sorted, or with each line in one quoted cell. Some dates can be several
 * days. They are read in the order in which all dates of the table are days.
 *
 * @param order The order to prefer where several orders fit, or none does.
 * @returns The steps to the candidates for entries by their rows, from 1; to `null` if no row has the headings. An entry
 *   whose date cannot be read has none.
 */
export function* readBookTable(text: string, order: DateOrder): Steps<ReadonlyMap<number, object> | null> {
  // Most exports have commas.
  for (const separator of SEPARATORS.toReversed()) {
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
  // The likeliest come first: a date seldom begins with a year of two digits.
  const orders: readonly DateOrder[] = [order, "dmy", "mdy", "ymd"];
  let fitting = orders;
  for (const [index, row] of rows.entries()) {
    const fields = columns.map((indices) =>
      rearmFormula(row[indices.find((at) => row[at]?.trim()) ?? indices[0] ?? -1] ?? ""),
    );
    const [recipient, email = "", date = "", note] = fields;
    yield 0;
    // A sorted sheet has entries above its headings, and another one a title.
    if (index === top || (index < top ? !email.includes("@") : fields.join("").trim() === "")) continue;
    const days = readDays(date);
    entries.push({ position: index + 1, recipient, email, note, days });
    // A date that can only begin with its year tells nothing about the others, and neither does a text that is no date.
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

/** Finds the columns of each of `BOOK_FIELDS` in a row of headings; `null` for another row. */
function findBookColumns(row: readonly string[]): readonly (readonly number[])[] | null {
  const headings = row.map((heading) => heading.replaceAll(MARKS, "").toLowerCase());
  const columns = BOOK_FIELDS.map((field) => {
    // In an export of passwords, a note may be a secret too.
    const names = field === "note" && headings.some((heading) => heading.includes("password")) ? [] : NAMES[field];
    return names.map((name) => headings.indexOf(name)).filter((at) => at !== -1);
  });
  return columns[0]!.length > 0 && columns[1]!.length > 0 ? columns : null;
}

/** The marks around a heading. Some programs take the byte order mark for a letter, and quote it. */
const MARKS = /^[\s\uFEFF"]+|(?<![\s"])[\s"]+$/g;
/** Some programs write `\"` within a field. At the end of a field, the backslash is a letter: `"C:\"`. */
const ESCAPED_MARK = /\\"(?!["\r\n,;\t|]|$)/;

function* splitRows(source: string, separator: Separator): Steps<string[][]> {
  const text = ESCAPED_MARK.test(source) ? source.replaceAll('\\"', '""') : source;
  const rows: string[][] = [];
  for (const { cells } of splitTable(text, separator)) {
    rows.push(cells.map((cell) => readCell(text, cell)));
    // This takes little of the whole time.
    yield 0;
  }
  return rows;
}

/** Three numbers with two equal marks between them. Blanks, a last dot and a time change nothing. */
const DATE = /^(\d{1,4})([-/.]) ?(\d{1,2})\2 ?(\d{1,4})\.?(?:[ T]\d.*)?$/;

/** Reads a date in each order in which it is a day. A year of two digits is of this century. */
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
