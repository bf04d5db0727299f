import { splitRecords, toSeparators } from "./splitRecords";

/** The columns of a table, and the one that has the addresses. */
interface Columns {
  readonly count: number;
  readonly separator: string;
  /** Its number, from 1. */
  readonly column: number;
  /** Its heading; `null` where the table has none. */
  readonly name: string | null;
}

/** A heading and a record. */
const START_CHARACTERS = 5000;

/** Finds the columns of a table, whose first two lines have the same separators; `null` for a list. */
export function findColumns(text: string): Columns | null {
  const start = text.slice(0, START_CHARACTERS);
  const lines = Array.from(splitRecords(start)).map((range) => start.slice(range.start, range.end).trim());
  const [heading = "", record = ""] = lines.filter((line) => line !== "");
  const separators = toSeparators(heading);
  const separator = ["\t", ";", "|", ","].find((sign) => separators.includes(sign));
  if (separator === undefined || toSeparators(record) !== separators) return null;
  const [names, fields] = [split(heading, separator), split(record, separator)];
  const index = fields.findIndex((field) => field.includes("@"));
  if (index === -1) return null;
  const name = names.some((field) => field.includes("@")) ? null : names[index]!;
  // Several people are in a line of a list.
  if (name === null && fields.filter((field) => field.includes("@")).length > 1) return null;
  return { count: names.length, separator, column: index + 1, name };
}

/** Splits at the separators that an even number of quotation marks follows, and takes those around a field away. */
function split(record: string, separator: string): string[] {
  const isOutside = String.raw`(?=(?:[^"]*"[^"]*")*[^"]*$)`;
  const fields = record.split(new RegExp(`\\${separator}${isOutside}`));
  return fields.map((field) => field.trim().replace(/^"(.*)"$/s, "$1"));
}
