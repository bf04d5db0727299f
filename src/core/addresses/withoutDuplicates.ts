import type { Steps } from "../steps";
import type { Check, Staying } from "./checkAddresses";
import { findAddresses, type FoundAddress } from "./findAddresses";
import { type Mention, readRecords, type TextRecord } from "./readRecords";

/**
 * Removes duplicates from a list or a table (`findTable`). A mention of a person (`readRecords`) goes if all its
 * addresses reach mailboxes of an earlier mention, or of a later one, as `staying` says. All else stays as it is. A
 * list on one line stays whole if nobody can be taken out of it alone, or it has escapes and somebody new.
 *
 * @param check The check of this text.
 * @param staying Which of the mentions of a person stays.
 * @param written The text that is saved, of the same length. It differs from `text` where that hides bytes.
 * @returns The steps to the text, and to the number of mentions that went. The cost is linear.
 */
export function* withoutDuplicates(
  text: string,
  { rows, removable }: Pick<Check, "rows" | "removable">,
  staying: Staying,
  written = text,
): Steps<{ readonly text: string; readonly removed: number }> {
  if (removable === null) return { text: written, removed: 0 };

  const kept: string[] = [];
  let removed = 0;
  let from = 0;
  let seen = 0;
  for (const record of readRecords(text)) {
    yield seen / rows.length;
    if (record === null) continue;
    const { start, end, mentions } = record;
    const duplicates = new Set<Mention>();
    for (const mention of mentions) {
      // All rows of a mention go, or none.
      if (removable[staying].has(rows[seen]!)) duplicates.add(mention);
      seen += mention.addresses.length;
    }
    const rest = duplicates.size === 0 ? null : takeOut(record, duplicates, written.slice(start, end));
    if (rest === null) continue;
    kept.push(written.slice(from, start), rest);
    removed += duplicates.size;
    from = end;
  }
  return { text: kept.concat(written.slice(from)).join(""), removed };
}

/** The text before the first person of a list, which belongs to all: `> To: `. */
const LEAD = /[>|\s]*(?:(?!mailto:)[\w-]+:\s*)?/i;
/** The separators at the end of a list. */
const SEPARATORS = /(?<![,;|/\s])[,;|/\s]*$/;

/** Takes people out of a record, each with the separators behind it; `null` if nobody can be taken out of it alone. */
function takeOut({ text, mentions }: TextRecord, duplicates: ReadonlySet<Mention>, source: string): string | null {
  const staying = mentions.filter((mention) => !duplicates.has(mention));
  if (staying.length === 0) return "";
  if (text !== source) return null;
  let rest = LEAD.exec(text)![0];
  let brackets = "";
  let start = rest.length;
  for (const mention of mentions) {
    const person = text.slice(start, mention.end);
    start = mention.end;
    if (duplicates.has(mention)) brackets += toOpenBrackets(person);
    else {
      rest += brackets + person;
      brackets = "";
    }
  }
  const isLastOut = duplicates.has(mentions.at(-1)!);
  rest = isLastOut ? rest.replace(SEPARATORS, "") + brackets + SEPARATORS.exec(text)![0] : rest + text.slice(start);
  return toEmails(findAddresses(rest)) === toEmails(staying.flatMap(({ addresses }) => addresses)) ? rest : null;
}

function toEmails(found: readonly FoundAddress[]): string {
  return [...new Set(found.map(({ text }) => text.toLowerCase()))].join(" ");
}

const PAIR = /\(\)|\[\]|<>|\{\}|""/;

/** Returns the brackets and the quotation marks that have no partner in a text. */
function toOpenBrackets(text: string): string {
  let brackets = text.replaceAll(/[^()[\]<>{}"]/g, "");
  while (PAIR.test(brackets)) brackets = brackets.replace(PAIR, "");
  return brackets;
}
