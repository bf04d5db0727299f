import type { CheckedAddress } from "../addresses/checkAddresses";

/**
 * Returns the fields of a checked address: the text as written, the verdict (`gmail`, `other-host`,
 * `invalid`), the mailbox, the tag and the number of the group. A missing value is an empty field.
 *
 * The list may come from strangers, and a spreadsheet runs a field that starts like a formula. Such a
 * field gets an apostrophe in front: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCheckFields(row: CheckedAddress): string[] {
  const [mailbox, tag] = row.verdict === "gmail" ? [row.mailbox, row.tag ?? ""] : ["", ""];
  return [row.input, row.verdict, mailbox, tag, String(row.group ?? "")].map(escapeFormula);
}

/** The first characters of a formula, including the full-width ones of East Asian keyboards. */
const FORMULA = /^[=+\-@＝＋－＠]/;

function escapeFormula(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field;
}
