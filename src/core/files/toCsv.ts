import type { Alias } from "../aliases/alias";
import { toCsvText } from "./toCsvText";

/**
 * Writes a CSV file (RFC 4180) with the columns Email, Type and Original. Every field is quoted, and no
 * line break ends the file.
 */
export function toCsv(aliases: readonly Alias[]): string {
  return toCsvText([
    ["Email", "Type", "Original"],
    ...aliases.map(({ email, type, original }) => [email, type, original]),
  ]);
}
