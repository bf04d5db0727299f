/** The MIME type of a CSV file. */
export const CSV_TYPE = "text/csv;charset=utf-8";

/** Excel reads UTF-8 only behind this mark. Without it, "São Paulo" becomes "SÃ£o Paulo". */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Writes rows as CSV (RFC 4180): every field is quoted, and CRLF is between lines. */
export function toCsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(",")).join("\r\n");
}

/** How a formula begins, also in full-width signs: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Puts an apostrophe before a field that a spreadsheet would take for a formula. */
export function disarmFormula(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field;
}

/** Takes away the apostrophe of `disarmFormula`, and no other: each field is read as it was. */
export function rearmFormula(field: string): string {
  return field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
}
