import type { Steps } from "../steps";
import type { Check, Staying } from "./checkAddresses";
import type { CheckedRecord } from "./checkedAddress";
import { findAddresses } from "./findAddresses";

/**
 * Removes the duplicates from a list or a table: the records of a mailbox of which another one stays. All else stays as
 * it is. A line of several people loses those alone; it stays whole if nobody can be taken out of it alone.
 *
 * @param check The check of this text.
 * @param staying Which of the records of a mailbox stays.
 * @param written The text that is saved, of the same length. It differs from `text` where that hides bytes.
 * @returns The steps to the text, and to the number of people that went. The cost is linear.
 */
export function* withoutDuplicates(
  text: string,
  { records, removable }: Pick<Check, "records" | "removable">,
  staying: Staying,
  written = text,
): Steps<{ readonly text: string; readonly removed: number }> {
  const kept: string[] = [];
  let removed = 0;
  let from = 0;
  for (const [index, record] of records.entries()) {
    yield index / records.length;
    const { start, end, people } = record;
    // All rows of a person go, or none.
    const going = people.map(({ rows }) => removable?.[staying].has(rows[0]!) === true);
    const count = going.filter(Boolean).length;
    const rest = count === 0 ? null : count === people.length ? "" : takeOut(text, record, going);
    if (rest === null || (rest !== "" && text.slice(start, end) !== written.slice(start, end))) continue;
    kept.push(written.slice(from, start), rest);
    removed += count;
    from = end;
  }
  return { text: kept.concat(written.slice(from)).join(""), removed };
}

/** The text before the first person of a line, which belongs to all: `> `. */
const LEAD = /^[>|\s]*/;
/** The separators at the end of a list. */
const SEPARATORS = /(?<![,;|/\s])[,;|/\s]*$/;

/** Takes people out of a line, each with the separators behind it; `null` if others would go with them. */
function takeOut(source: string, { start, end, people }: CheckedRecord, going: readonly boolean[]): string | null {
  const text = source.slice(start, end);
  let rest = LEAD.exec(text)![0];
  let at = rest.length;
  let brackets = "";
  for (const [index, person] of people.entries()) {
    const own = text.slice(at, index === people.length - 1 ? undefined : person.end);
    at = person.end;
    if (going[index]) brackets += toOpenBrackets(own);
    else {
      rest += brackets + own;
      brackets = "";
    }
  }
  if (going.at(-1)) rest = rest.replace(SEPARATORS, "") + brackets + SEPARATORS.exec(text)![0];
  const staying = people.filter((_, index) => !going[index]).flatMap(({ rows }) => rows);
  const emails = findAddresses(rest).map((found) => found.text);
  return toAddresses(emails) === toAddresses(staying.map(({ input }) => input)) ? rest : null;
}

/** An address that is written as its own name counts once. */
function toAddresses(emails: readonly string[]): string {
  return [...new Set(emails.map((email) => email.toLowerCase()))].join(" ");
}

/** It bounds the cost. */
const MAX_BRACKETS = 1000;
const PAIR = /\(\)|\[\]|<>|\{\}|""/;

/** Returns the brackets and the quotation marks that have no partner in a text. */
function toOpenBrackets(text: string): string {
  let brackets = text.replaceAll(/[^()[\]<>{}"]/g, "").slice(0, MAX_BRACKETS);
  while (PAIR.test(brackets)) brackets = brackets.replace(PAIR, "");
  return brackets;
}
