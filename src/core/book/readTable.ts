import { rearmFormula } from "../files/toCsvText";
import { readCell, type Separator, SEPARATORS, splitTable } from "../splitTable";
import type { Steps } from "../steps";
import { isDay, joinDay } from "../isDay";
import { readEmail } from "./bookEntry";

/** Whether the day or the month comes first in a date. */
export type DateOrder = "dmy" | "mdy";

export interface Table {
  /** Whether it has the headings of a backup. */
  readonly isBackup: boolean;
  /** The rows that may be entries, by their numbers, from 1. An entry whose date cannot be read has none. */
  readonly candidates: ReadonlyMap<number, object | null>;
}

/** The headings of each of `BOOK_FIELDS`, the surest first: ours, those of other programs, and a person's own. */
const COLUMNS = [
  "for pour para site sitio url loginuri hostname website websiteaddress siteweb sitioweb paginaweb web name nom nombre nome title titre titulo account",
  "address adresse direccion endereco email emailaddress adresseemail mail courriel correo correoelectronico username loginusername login loginname user identifiant nomdutilisateur utilisateur usuario nombredeusuario nomedeusuario utilizador username2 username3",
  "date fecha data",
  "note notes nota notas",
].map((names) => names.split(" "));
const SECRET_HEADING = /pass|contrasena|clave|senha|otp/;

/** The signs around a heading and in it. Some programs take the byte order mark for a letter. */
const SIGNS = /[\s\uFEFF"'’*_.:-]|\p{M}/gu;
/** No heading is longer, in characters. */
const HEADING_MAX_LENGTH = 40;

/**
 * Reads the rows of a table: the export of another program, or a backup in CSV. A spreadsheet may have saved it again,
 * with other separators, columns and dates, sorted, or with each line in one quoted cell. A date that can be several days
 * is read in the order in which all dates of the table are days. No password is read, and beside one no note.
 *
 * @param order The order to prefer where several orders fit, or none does.
 * @returns The steps to the rows; to `null` if no row has the headings.
 */
export function* readTable(text: string, order: DateOrder): Steps<Table | null> {
  // Most exports have commas.
  for (const separator of SEPARATORS.toReversed()) {
    let rows = yield* splitRows(text, separator);
    // Excel leaves a line in one cell where a semicolon separates fields, and quotes that cell.
    if (!rows.some(findColumns)) rows = yield* splitRows(rows.map((row) => row.join(separator)).join("\n"), separator);
    if (rows.some(findColumns)) return yield* readRows(rows, order);
  }
  return null;
}

type Row = readonly string[];

function* readRows(rows: readonly Row[], order: DateOrder): Steps<Table> {
  const top = rows.findIndex((row) => !hasAddress(row) && findColumns(row));
  const table = findColumns(rows[top] ?? []);
  const read: { position: number; entry: object | null; days: Days }[] = [];
  for (const [index, row] of rows.entries()) {
    yield 0;
    const labels = findColumns(row);
    // A title above the table, a heading, a blank row. A sorted sheet has entries above its headings.
    if ((labels !== null || index < top || top === -1) && !hasAddress(row)) continue;
    if (row.join("").trim() === "") continue;
    // Enpass writes the name of each value before the value.
    const columns = labels?.columns.map((places) => places.map((at) => at + 1)) ?? table?.columns ?? [];
    const [recipient = "", email = "", date = "", note = ""] = columns.map((places, field) => {
      const cells = places.map((at) => rearmFormula(row[at] ?? ""));
      return cells.find(field === 1 ? readEmail : isFilled) ?? cells[0] ?? "";
    });
    // With more cells than headings, a password may be in any of them.
    const isShifted = labels === null && table?.hasSecrets && row.slice(rows[top]!.length).some(isFilled);
    const entry = isShifted ? null : { recipient: firstOf(recipient), email, note };
    read.push({ position: index + 1, entry, days: readDays(date) });
  }

  // The likeliest come first. A date that can only begin with its year tells nothing about the others.
  const orders = [order, "dmy", "mdy", "ymd"] as const;
  const isSeveral = (days: Days) => days.has("dmy") || days.has("mdy");
  const fitting = orders.filter((own) => read.every(({ days }) => days.has(own) || !isSeveral(days)));
  const candidates = read.map(({ position, entry, days }) => {
    const own = [...fitting, ...orders].find((likely) => days.has(likely));
    return [position, entry && Object.assign(entry, { date: own && days.get(own) })] as const;
  });
  return { isBackup: table?.isBackup === true, candidates: new Map(candidates) };
}

const hasAddress = (row: Row) => row.some((cell) => cell.includes("@"));
/** LastPass writes the beginning of a link where there is none. */
const isFilled = (cell: string) => !/^(?:https?:\/\/)?$/.test(cell.trim());
/** Bitwarden writes all links of a site in one cell. */
const firstOf = (links: string) => links.split(/,(?= ?\w+:\/\/)/, 1)[0];

/** Finds the columns of each of `BOOK_FIELDS` in a row of headings; `null` for another row. */
function findColumns(row: Row) {
  const headings = row.map((cell) =>
    cell.length > HEADING_MAX_LENGTH ? "" : cell.normalize("NFD").replaceAll(SIGNS, "").toLowerCase(),
  );
  // In an export of passwords, a note may be a secret too.
  const hasSecrets = headings.some((heading) => SECRET_HEADING.test(heading));
  const columns = COLUMNS.map((names, field) =>
    field === 3 && hasSecrets ? [] : names.map((name) => headings.indexOf(name)).filter((at) => at !== -1),
  );
  const isBackup = headings.includes("for") && headings.includes("address");
  return columns[0]!.length > 0 && columns[1]!.length > 0 ? { columns, isBackup, hasSecrets } : null;
}

/** Some programs write `\"` within a field. At the end of a field, the backslash is a letter: `"C:\"`. */
const ESCAPED_MARK = /\\"(?!["\r\n,;\t|]|$)/;

function* splitRows(source: string, separator: Separator): Steps<Row[]> {
  const text = ESCAPED_MARK.test(source) ? source.replaceAll('\\"', '""') : source;
  const rows: Row[] = [];
  for (const { cells } of splitTable(text, separator)) {
    rows.push(cells.map((cell) => readCell(text, cell)));
    // This takes little of the whole time.
    yield 0;
  }
  return rows;
}

/** Three numbers with two equal marks between them. Blanks, a last dot and a time change nothing. */
const DATE = /^(\d{1,4})([-/.]) ?(\d{1,2})\2 ?(\d{1,4})\.?(?:[ T]\d.*)?$/;

type Days = ReadonlyMap<DateOrder | "ymd", string>;

/** Reads a date in each order in which it is a day. A year of two digits is of this century. */
function readDays(text: string): Days {
  const [, first = "", , second = "", third = ""] = DATE.exec(text.trim()) ?? [];
  const days = [
    ["ymd", joinDay(first, second, third)],
    ["dmy", joinDay(third, second, first)],
    ["mdy", joinDay(third, first, second)],
  ] as const;
  return new Map(days.filter(([, day]) => isDay(day)));
}
