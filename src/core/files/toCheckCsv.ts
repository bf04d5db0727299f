import type { CheckedAddress } from "../addresses/checkAddresses";
import { toCheckFields } from "./toCheckFields";
import { toCsvText } from "./toCsvText";

/** The names of the columns, in the reader's language. */
export interface CheckHeadings {
  readonly input: string;
  readonly verdict: string;
  readonly mailbox: string;
  readonly tag: string;
  readonly group: string;
}

/**
 * A CSV file (RFC 4180) of checked addresses: as written, the verdict (`gmail`, `other-host`, `invalid`),
 * the mailbox, the tag and the number of the group. A field is empty where there is none, and begins
 * with an apostrophe where a spreadsheet would take it for a formula. Every field is quoted, no line
 * break at the end.
 */
export function toCheckCsv(rows: readonly CheckedAddress[], headings: CheckHeadings): string {
  const { input, verdict, mailbox, tag, group } = headings;
  return toCsvText([[input, verdict, mailbox, tag, group], ...rows.map(toCheckFields)]);
}
