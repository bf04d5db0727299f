import type { Steps } from "../steps";
import { readFound, type Staying, toMailboxKey } from "./checkAddresses";
import { findAddresses, type FoundAddress } from "./findAddresses";
import { findTable } from "./findTable";
import { type Mention, readRecords, type TextRecord } from "./readRecords";

/**
 * Removes from a text each mention of a person (`readRecords`) whose addresses all reach mailboxes that a mention before
 * has, or one behind. All else stays as it is: other columns, the heading, the order, the line ends. A list whose escapes were read
 * stays whole if somebody in it is new, and so does one of whom nobody can be taken out alone.
 *
 * @param text A list or a table. Of any other text, nothing is removed (`findTable`).
 * @param written The text that is saved, of the same length. It differs from `text` where that hides bytes.
 * @param staying Which of the mentions of a person stays.
 * @returns The steps to the text, and to the number of mentions that went. The cost is linear.
 */
export function* withoutDuplicates(
  text: string,
  written = text,
  staying: Staying = "first",
): Steps<{ readonly text: string; readonly removed: number }> {
  const kept: string[] = [];
  /** The number of the mention that stays, for each mailbox. */
  const stayingOf = new Map<string | null, number>();
  let count = 0;
  let removed = 0;
  let from = 0;
  const table = findTable();

  const keysOf = (mention: Mention) => mention.map((address) => toMailboxKey(address.text, readFound(address)));

  function isDuplicate(mention: Mention): boolean {
    count += 1;
    const keys = keysOf(mention);
    if (staying === "first") for (const key of keys) stayingOf.set(key, stayingOf.get(key) ?? count);
    return keys.every((key) => key !== null && stayingOf.get(key) !== count);
  }

  for (const record of staying === "last" ? readRecords(text) : []) {
    for (const mention of record?.mentions ?? []) {
      count += 1;
      for (const key of keysOf(mention)) stayingOf.set(key, count);
    }
    yield 0;
  }
  count = 0;
  for (const record of readRecords(text)) {
    if (record === null) {
      yield 0;
      continue;
    }
    const { start, end, mentions } = record;
    table.add(record);
    const duplicates = new Set(mentions.filter(isDuplicate));
    const rest = duplicates.size === 0 ? null : takeOut(record, duplicates, written.slice(start, end));
    if (rest !== null) {
      kept.push(written.slice(from, start), rest);
      removed += duplicates.size;
      from = end;
    }
    yield end / text.length;
  }
  return table.end() ? { text: kept.concat(written.slice(from)).join(""), removed } : { text: written, removed: 0 };
}

/** Takes people out of a record. @returns Its rest; `null` if nobody can be taken out of it alone. */
function takeOut(record: TextRecord, duplicates: ReadonlySet<Mention>, source: string): string | null {
  const staying = record.mentions.filter((mention) => !duplicates.has(mention));
  if (staying.length === 0) return "";
  if (record.text !== source) return null;
  const rest = cutList(record, duplicates);
  const isRight = toEmails(findAddresses(rest)) === toEmails(staying.flat());
  return isRight && rest.length < source.length ? rest : null;
}

function toEmails(found: readonly FoundAddress[]): string {
  return [...new Set(found.map(({ text }) => text.toLowerCase()))].join(" ");
}

/** The text before the first person of a list, which belongs to all: `> To: `. */
const LEAD = /[>|\s]*(?:(?!mailto:)[\w-]+:\s*)?/i;
/** The text behind an address that belongs to it: `>, `, or ` (Jane), `. */
const CLOSING = /[>)\]"'\s]*(?:\([^()@]*\))?[,;|/\s]*/;

/** Takes people out of a list, with the separators behind them. A bracket around several people stays. */
function cutList({ text, found, mentions }: TextRecord, duplicates: ReadonlySet<Mention>): string {
  const isCutAt = new Map(mentions.map((mention) => [mention[0], duplicates.has(mention)]));
  const lead = LEAD.exec(text)![0];
  const people: { end: number; readonly isCut: boolean }[] = [];
  for (const address of found) {
    const end = address.end + CLOSING.exec(text.slice(address.end))![0].length;
    const isCut = isCutAt.get(address);
    const person = people.at(-1);
    // An address that begins no mention is the display name of the person before, or the other way round.
    if (isCut === undefined && person !== undefined) person.end = end;
    else people.push({ end, isCut: isCut === true });
  }

  let kept = lead;
  let brackets = "";
  let start = lead.length;
  for (const { end, isCut } of people) {
    const person = text.slice(start, end);
    start = end;
    if (isCut) brackets += toOpenBrackets(person);
    else {
      kept += brackets + person;
      brackets = "";
    }
  }
  if (people.at(-1)?.isCut !== true) return kept + text.slice(start);
  return kept.slice(0, findSeparators(kept)) + brackets + text.slice(findSeparators(text));
}

const PAIR = /\(\)|\[\]|<>|\{\}|""/;

/** Returns the brackets and the quotation marks that have no partner in a text. */
function toOpenBrackets(text: string): string {
  let brackets = text.replaceAll(/[^()[\]<>{}"]/g, "");
  while (PAIR.test(brackets)) brackets = brackets.replace(PAIR, "");
  return brackets;
}

/** Finds the place where the separators at the end of a text begin. */
function findSeparators(text: string): number {
  let end = text.length;
  while (/[,;|/\s]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}
