/** The MIME type of a CSV file. */
export const CSV_TYPE = "text/csv;charset=utf-8";

/** Without it at the start of a file, Excel does not read UTF-8: "São Paulo" becomes "SÃ£o Paulo". */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Writes rows as CSV (RFC 4180): every field is quoted, and CRLF stands between lines. */
export function toCsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(",")).join("\r\n");
}

/** How a formula begins, East Asian keyboards included: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Puts an apostrophe before a field that a spreadsheet would take for a formula. */
export function disarmFormula(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field;
}

/** Takes that apostrophe away. Other apostrophes stay, so that each field is read as it was. */
export function rearmFormula(field: string): string {
  return field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
}
