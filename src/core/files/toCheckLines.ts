import type { CheckedAddress } from "../addresses/checkAddresses";
import { toCheckFields } from "./toCheckFields";

/**
 * Writes checked addresses as lines for pasting into a spreadsheet or a text: one line for each address,
 * with tabs between the fields of `toCheckFields`, and no headings.
 */
export function toCheckLines(rows: readonly CheckedAddress[]): string[] {
  return rows.map((row) =>
    toCheckFields(row)
      .map((field) => field.replaceAll(/\s+/g, " "))
      .join("\t"),
  );
}
