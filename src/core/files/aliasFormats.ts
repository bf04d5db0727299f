import type { Alias } from "../aliases/alias";
import { CSV_TYPE, toCsvText } from "./toCsvText";

/** The formats of a saved list by the extensions of their files, in the order of their buttons. */
export const aliasFormats = {
  csv: { type: CSV_TYPE, toText: toCsv },
  txt: { type: "text/plain;charset=utf-8", toText: toTxt },
  json: { type: "application/json", toText: toJson },
} as const;

/** Writes a CSV file with the columns Email, Type and Original. @public The specification names these three. */
export function toCsv(aliases: readonly Alias[]): string {
  const rows = aliases.map(({ email, type, original }) => [email, type, original]);
  return toCsvText([["Email", "Type", "Original"], ...rows]);
}

/** Writes a text file with one address per line. @public */
export function toTxt(aliases: readonly Alias[]): string {
  return aliases.map(({ email }) => email).join("\n");
}

/** Writes a JSON file: an array of `{ email, type, original }`, indented by 2 spaces. @public */
export function toJson(aliases: readonly Alias[]): string {
  return JSON.stringify(aliases, ["email", "type", "original"], 2);
}
