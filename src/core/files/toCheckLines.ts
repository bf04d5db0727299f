import type { CheckedAddress } from "../addresses/checkAddresses";
import { toCheckFields } from "./toCheckFields";

/**
 * The fields of a CSV file of checked addresses as lines to paste, into a spreadsheet or a text: a
 * line for each address, the fields parted by tabs, and no headings.
 */
export function toCheckLines(rows: readonly CheckedAddress[]): string[] {
  return rows.map((row) =>
    toCheckFields(row)
      .map((field) => field.replaceAll(/\s+/g, " "))
      .join("\t"),
  );
}
