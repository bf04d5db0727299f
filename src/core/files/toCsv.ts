import type { Alias } from "../aliases/alias";
import { toCsvText } from "./toCsvText";

/** A CSV file (RFC 4180) with the columns Email, Type and Original; every field is quoted, no line break at the end. */
export function toCsv(aliases: readonly Alias[]): string {
  return toCsvText([
    ["Email", "Type", "Original"],
    ...aliases.map(({ email, type, original }) => [email, type, original]),
  ]);
}
