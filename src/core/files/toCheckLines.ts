import type { CheckedAddress } from "../addresses/checkAddresses";
import type { Steps } from "../steps";
import { type CheckWords, toCheckFields } from "./toCheckFields";

/**
 * Writes checked addresses as lines for pasting into a spreadsheet or a text, in the reader's words: the
 * headings, then a line for each address, with tabs between the fields of `toCheckFields`.
 *
 * @returns The steps to the lines, one for each address.
 */
export function* toCheckLines(rows: readonly CheckedAddress[], words: CheckWords): Steps<string[]> {
  const lines = [words.headings.join("\t")];
  for (const row of rows) {
    lines.push(toCheckFields(row, words).map(toOneLine).join("\t"));
    yield (lines.length - 1) / rows.length;
  }
  return lines;
}

function toOneLine(field: string): string {
  return field.replaceAll(/\s+/g, " ");
}
