import type { Alias } from "../aliases/alias";

/** Writes a text file with one address a line. No line break ends the file. */
export function toTxt(aliases: readonly Alias[]): string {
  return aliases.map(({ email }) => email).join("\n");
}
