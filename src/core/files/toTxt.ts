import type { Alias } from "../aliases/alias";

/** A text file with one address a line, no line break at the end. */
export function toTxt(aliases: readonly Alias[]): string {
  return aliases.map(({ email }) => email).join("\n");
}
