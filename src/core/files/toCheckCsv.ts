import { addressOf, type CheckedAddress } from "../addresses/checkedAddress";
import type { Steps } from "../steps";
import { BYTE_ORDER_MARK, disarmFormula, toCsvText } from "./toCsvText";

/** English, as the kinds are, because programs read the file. */
const HEADINGS = ["Address", "Kind", "Mailbox", "Tag", "Group", "Repeated"];

/**
 * Writes a CSV file of checked addresses. The list may come from strangers, so no field begins a formula.
 *
 * @param givenTo Names the recipients of an address; an empty text if there are none. Without it, they have no column.
 */
export function* toCheckCsv(rows: readonly CheckedAddress[], givenTo?: (address: string) => string): Steps<string> {
  const lines = [toCsvText([givenTo === undefined ? HEADINGS : [...HEADINGS, "Given to"]])];
  for (const row of rows) {
    const { input, verdict, mailbox, tag, group, isRepeated } = row;
    const fields = [input, verdict, mailbox ?? "", tag ?? "", String(group ?? ""), isRepeated ? "yes" : ""];
    const given = givenTo?.(addressOf(row) ?? "");
    if (given !== undefined) fields.push(given.replaceAll(/\s+/g, " ").trim());
    lines.push(toCsvText([fields.map(disarmFormula)]));
    yield (lines.length - 1) / rows.length;
  }
  return BYTE_ORDER_MARK + lines.join("\r\n");
}
