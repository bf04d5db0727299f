import type { Alias } from "./generateAliases";

/** A CSV file (RFC 4180) with the columns Email, Type and Original; every field is quoted, no line break at the end. */
export function toCsv(aliases: readonly Alias[]): string {
  const rows = aliases.map(({ email, type, original }) => [email, type, original]);
  return [["Email", "Type", "Original"], ...rows].map((row) => row.map(quote).join(",")).join("\r\n");
}

function quote(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}
