import type { CheckedAddress } from "../addresses/checkAddresses";
import { toCheckFields } from "./toCheckFields";
import { toCsvText } from "./toCsvText";

/** The headings of the columns, in the reader's language. */
export interface CheckHeadings {
  readonly input: string;
  readonly verdict: string;
  readonly mailbox: string;
  readonly tag: string;
  readonly group: string;
}

/**
 * Writes a CSV file (RFC 4180) of checked addresses: the text as written, the verdict (`gmail`, `other-host`,
 * `invalid`), the mailbox, the tag and the number of the group. A missing value is an empty field. A field
 * that a spreadsheet would read as a formula starts with an apostrophe. Every field is quoted, and no line
 * break ends the file.
 */
export function toCheckCsv(rows: readonly CheckedAddress[], headings: CheckHeadings): string {
  const { input, verdict, mailbox, tag, group } = headings;
  return toCsvText([[input, verdict, mailbox, tag, group], ...rows.map(toCheckFields)]);
}
