import { addressOf, type CheckedAddress } from "../addresses/checkAddresses";
import { disarmFormula } from "./toCsvText";

/** The words of a check that is copied or saved. */
export interface CheckWords {
  /** Of the columns, in the order of the fields. */
  readonly headings: readonly string[];
  readonly verdicts: Readonly<Record<CheckedAddress["verdict"], string>>;
  readonly repeated: string;
  /** Tells to whom an address was given. Without it, the rows have no field for that. */
  readonly givenTo?: GivenTo | undefined;
}

/** Names the recipients of an address, for people or for programs; an empty text if there are none. */
export type GivenTo = (address: string) => string;

/**
 * Returns the fields of a checked address: the text as written, the verdict, the mailbox, the tag, the number
 * of the group, the word for a repeated one, and where it is known, to whom it was given. A missing value is an empty
 * field. No field has a tab or a line break.
 *
 * The list may come from strangers, so no field begins a formula.
 */
export function toCheckFields(row: CheckedAddress, { verdicts, repeated, givenTo }: CheckWords): string[] {
  const [mailbox, tag] = row.verdict === "gmail" ? [row.mailbox, row.tag ?? ""] : ["", ""];
  const fields = [
    row.input,
    verdicts[row.verdict],
    mailbox,
    tag,
    String(row.group ?? ""),
    row.isRepeated ? repeated : "",
  ];
  if (givenTo !== undefined)
    fields.push(
      givenTo(addressOf(row) ?? "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
  return fields.map(disarmFormula);
}
