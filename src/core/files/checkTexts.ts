import { addressOf, type CheckedAddress } from "../addresses/checkAddresses";
import type { Steps } from "../steps";
import { disarmFormula, toCsvText } from "./toCsvText";

/** The words of a check that is copied or saved. */
export interface CheckWords {
  /** Of the columns, in the order of the fields. */
  readonly headings: readonly string[];
  readonly verdicts: Readonly<Record<CheckedAddress["verdict"], string>>;
  readonly repeated: string;
  /** Tells to whom an address was given. Without it, the rows have no field for that. */
  readonly givenTo?: GivenTo | undefined;
}

/** Names the recipients of an address; an empty text if there are none. */
export type GivenTo = (address: string) => string;

/**
 * Returns the fields of a checked address: the text as written, the verdict, the mailbox, the tag, the number of the
 * group, the word for a repeated one, and with `givenTo`, to whom it was given. A missing value is an empty field. No
 * field has a tab or a line break, or begins a formula, because the list may come from strangers.
 */
function toCheckFields(row: CheckedAddress, { verdicts, repeated, givenTo }: CheckWords): string[] {
  const [mailbox, tag] = row.verdict === "gmail" ? [row.mailbox, row.tag ?? ""] : ["", ""];
  const fields = [
    row.input,
    verdicts[row.verdict],
    mailbox,
    tag,
    String(row.group ?? ""),
    row.isRepeated ? repeated : "",
  ];
  if (givenTo !== undefined) fields.push(toOneLine(givenTo(addressOf(row) ?? "")).trim());
  return fields.map(disarmFormula);
}

/**
 * Writes checked addresses as lines for pasting into a spreadsheet or a text, in the reader's words: the headings, then
 * a line for each address, with tabs between its fields.
 *
 * @returns The steps to the lines, one for each address.
 */
export function toCheckLines(rows: readonly CheckedAddress[], words: CheckWords): Steps<string[]> {
  return writeLines(rows, words, (fields) => fields.map(toOneLine).join("\t"));
}

/** The same in every language, because programs read the file. */
const CODES: CheckWords = {
  headings: ["Address", "Kind", "Mailbox", "Tag", "Group", "Repeated"],
  verdicts: { gmail: "gmail", "other-host": "other-host", invalid: "invalid" },
  repeated: "yes",
};

/**
 * Writes a CSV file (RFC 4180) of checked addresses: English headings, then a line for each address. Its kind is
 * `gmail`, `other-host` or `invalid`. Every field is quoted, and no line break ends the file.
 *
 * @param givenTo Adds the column "Given to".
 * @returns The steps to the text, one for each address.
 */
export function* toCheckCsv(rows: readonly CheckedAddress[], givenTo?: GivenTo): Steps<string> {
  const words = givenTo ? { ...CODES, headings: [...CODES.headings, "Given to"], givenTo } : CODES;
  const lines = yield* writeLines(rows, words, (fields) => toCsvText([fields]));
  return lines.join("\r\n");
}

function* writeLines(
  rows: readonly CheckedAddress[],
  words: CheckWords,
  toLine: (fields: readonly string[]) => string,
): Steps<string[]> {
  const lines = [toLine(words.headings)];
  for (const row of rows) {
    lines.push(toLine(toCheckFields(row, words)));
    yield (lines.length - 1) / rows.length;
  }
  return lines;
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
