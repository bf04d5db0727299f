import type { CheckedAddress } from "./checkAddresses";
import { toCsvText } from "./toCsvText";

/** The names of the columns, in the reader's language. */
export interface CheckHeadings {
  readonly input: string;
  readonly kind: string;
  readonly mailbox: string;
  readonly tag: string;
  readonly group: string;
}

/**
 * A CSV file (RFC 4180) of checked addresses: as written, the kind (`gmail`, `other-host`, `invalid`),
 * the mailbox, the tag and the number of the group. A field is empty where there is none. Every field
 * is quoted, no line break at the end.
 */
export function toCheckCsv(rows: readonly CheckedAddress[], headings: CheckHeadings): string {
  return toCsvText([
    [headings.input, headings.kind, headings.mailbox, headings.tag, headings.group],
    ...rows.map((row) => [
      row.input,
      row.kind,
      row.kind === "gmail" ? row.mailbox : "",
      (row.kind === "gmail" ? row.tag : null) ?? "",
      String(row.group ?? ""),
    ]),
  ]);
}
