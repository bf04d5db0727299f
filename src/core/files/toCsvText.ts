/** Writes rows as CSV (RFC 4180): every field is quoted, and CRLF stands between lines. */
export function toCsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quote).join(",")).join("\r\n");
}

function quote(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}
