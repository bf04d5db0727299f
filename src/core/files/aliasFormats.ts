import type { Alias } from "../aliases/alias";
import { CSV_TYPE, toCsvText } from "./toCsvText";

/**
 * The formats that a list can be saved in, by the extensions of their files, in the order of their buttons. A type is a
 * MIME type, with its charset if it takes one.
 */
export const aliasFormats = {
  csv: { type: CSV_TYPE, toText: toCsv },
  txt: { type: "text/plain;charset=utf-8", toText: toTxt },
  json: { type: "application/json", toText: toJson },
} as const;

/**
 * Writes a CSV file (RFC 4180) with the columns Email, Type and Original. Every field is quoted, and no line break ends
 * the file.
 *
 * @public As the two that follow: the specification names them, and the page takes them from the record.
 */
export function toCsv(aliases: readonly Alias[]): string {
  return toCsvText([
    ["Email", "Type", "Original"],
    ...aliases.map(({ email, type, original }) => [email, type, original]),
  ]);
}

/**
 * Writes a text file with one address per line. No line break ends the file.
 *
 * @public
 */
export function toTxt(aliases: readonly Alias[]): string {
  return aliases.map(({ email }) => email).join("\n");
}

/**
 * Writes a JSON file: an array of `{ email, type, original }`, indented by 2 spaces.
 *
 * @public
 */
export function toJson(aliases: readonly Alias[]): string {
  const rows = aliases.map(({ email, type, original }) => ({ email, type, original }));
  return JSON.stringify(rows, null, 2);
}
