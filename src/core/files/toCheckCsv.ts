import type { CheckedAddress } from "../addresses/checkAddresses";
import type { Steps } from "../steps";
import { type CheckWords, type GivenTo, toCheckFields } from "./toCheckFields";
import { toCsvText } from "./toCsvText";

/** The same in every language, because programs read the file. */
const CODES: CheckWords = {
  headings: ["Address", "Kind", "Mailbox", "Tag", "Group", "Repeated"],
  verdicts: { gmail: "gmail", "other-host": "other-host", invalid: "invalid" },
  repeated: "yes",
};

/**
 * Writes a CSV file (RFC 4180) of checked addresses: English headings, then a line for each address with the
 * fields of `toCheckFields`. Its kind is `gmail`, `other-host` or `invalid`. Every field is quoted, and no line
 * break ends the file.
 *
 * @param givenTo Adds the column "Given to".
 * @returns The steps to the text, one for each address.
 */
export function* toCheckCsv(rows: readonly CheckedAddress[], givenTo?: GivenTo): Steps<string> {
  const words = givenTo ? { ...CODES, headings: [...CODES.headings, "Given to"], givenTo } : CODES;
  const lines = [toCsvText([words.headings])];
  for (const row of rows) {
    lines.push(toCsvText([toCheckFields(row, words)]));
    yield (lines.length - 1) / rows.length;
  }
  return lines.join("\r\n");
}
