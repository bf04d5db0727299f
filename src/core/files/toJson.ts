import type { Alias } from "../aliases/alias";

/** Writes a JSON file: an array of `{ email, type, original }`, indented by 2 spaces. */
export function toJson(aliases: readonly Alias[]): string {
  const rows = aliases.map(({ email, type, original }) => ({ email, type, original }));
  return JSON.stringify(rows, null, 2);
}
