import type { CheckedAddress } from "../addresses/checkAddresses";

/**
 * What a table says of a checked address: as written, the verdict (`gmail`, `other-host`, `invalid`), the
 * mailbox, the tag and the number of the group. A field is empty where there is none.
 *
 * A list may come from strangers, and a spreadsheet runs a field that begins as a formula does: such a
 * field gets an apostrophe before it, https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCheckFields(row: CheckedAddress): string[] {
  const [mailbox, tag] = row.verdict === "gmail" ? [row.mailbox, row.tag ?? ""] : ["", ""];
  return [row.input, row.verdict, mailbox, tag, String(row.group ?? "")].map(withoutFormula);
}

/** The characters that begin a formula, those of East Asian keyboards too. */
const FORMULA = /^[=+\-@＝＋－＠]/;

function withoutFormula(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field;
}
