import { addressOf, type CheckedAddress } from "../addresses/checkedAddress";
import type { Steps } from "../steps";
import { BYTE_ORDER_MARK, disarmFormula, toCsvText } from "./toCsvText";

export interface CheckWords {
  readonly toHeading: (column: (typeof COLUMNS)[number]) => string;
  readonly verdicts: Readonly<Record<CheckedAddress["verdict"], string>>;
  readonly repeated: string;
  /** Names the recipients of an address; an empty text if there are none. Without it, they have no column. */
  readonly givenTo?: ((address: string) => string) | undefined;
}

interface CheckColumn {
  readonly key: string;
  /** The same in every language, because programs read the file. */
  readonly heading: string;
  readonly toField: (row: CheckedAddress, words: CheckWords) => string;
}

const COLUMNS = [
  { key: "input", heading: "Address", toField: ({ input }) => input },
  { key: "verdict", heading: "Kind", toField: ({ verdict }, { verdicts }) => verdicts[verdict] },
  { key: "mailbox", heading: "Mailbox", toField: ({ mailbox }) => mailbox ?? "" },
  { key: "tag", heading: "Tag", toField: ({ tag }) => tag ?? "" },
  { key: "group", heading: "Group", toField: ({ group }) => String(group ?? "") },
  { key: "repeated", heading: "Repeated", toField: ({ isRepeated }, { repeated }) => (isRepeated ? repeated : "") },
  {
    key: "givenTo",
    heading: "Given to",
    toField: (row, { givenTo }) => toOneLine(givenTo?.(addressOf(row) ?? "") ?? "").trim(),
  },
] as const satisfies readonly CheckColumn[];

/** Writes checked addresses for pasting: headings, then a line for each, with tabs between the fields. */
export function toCheckLines(rows: readonly CheckedAddress[], words: CheckWords): Steps<string[]> {
  return writeLines(rows, words, (fields) => fields.map(toOneLine).join("\t"));
}

/** Writes a CSV file of checked addresses, with English headings and codes. */
export function* toCheckCsv(rows: readonly CheckedAddress[], givenTo?: CheckWords["givenTo"]): Steps<string> {
  const codes: CheckWords = {
    toHeading: ({ heading }) => heading,
    verdicts: { gmail: "gmail", "other-host": "other-host", invalid: "invalid" },
    repeated: "yes",
    givenTo,
  };
  const lines = yield* writeLines(rows, codes, (fields) => toCsvText([fields]));
  return BYTE_ORDER_MARK + lines.join("\r\n");
}

/** The list may come from strangers, so no field begins a formula. */
function* writeLines(
  rows: readonly CheckedAddress[],
  words: CheckWords,
  toLine: (fields: readonly string[]) => string,
): Steps<string[]> {
  const columns = COLUMNS.filter(({ key }) => key !== "givenTo" || words.givenTo !== undefined);
  const lines = [toLine(columns.map(words.toHeading))];
  for (const row of rows) {
    lines.push(toLine(columns.map(({ toField }) => disarmFormula(toField(row, words)))));
    yield (lines.length - 1) / rows.length;
  }
  return lines;
}

function toOneLine(field: string): string {
  return field.replaceAll(/\s+/g, " ");
}
