import { cleanText, PICTURES } from "../addresses/cleanText";
import { readEscapes } from "../addresses/readEscapes";
import { readCell, splitTable } from "../splitTable";
import { findLinkedSites, hasSecret, toRecipient } from "./toRecipient";

export const LINE_END = /\r\n|[\n\r\v\f\u2028\u2029]/g;
/** Bullets, boxes and numbers before an item, with a tab behind. The second bullet of Word is a letter. */
export const ITEM = /^\s*(?:[^\p{L}\p{N}\s]{1,3}|\d{1,3}[.)]|\p{L}[.)]|o)\t/u;
/** Chinese and Japanese have commas of their own. */
const SEPARATORS = "\t,;，；、";

/**
 * Splits a list into recipients, as `toRecipient` reads them: one on each line, or several with commas, semicolons or
 * tabs between them. A line with links gives their sites alone. Behind the limit, nothing is read. Linear cost.
 *
 * @param known The recipients of the lines of the text before, which become those of this one. A phone is too slow to
 *   read a thousand lines for each letter that a person types.
 */
export function toRecipients(text: string, limit: number, known = new Map<string, readonly string[]>()): string[] {
  const recipients: string[] = [];
  const before = new Map(known);
  known.clear();
  for (const line of text.split(LINE_END)) {
    const found = before.get(line) ?? readLine(line, limit);
    known.set(line, found);
    recipients.push(...found);
    if (recipients.length >= limit) break;
  }
  return recipients.slice(0, limit);
}

const NAME = new RegExp(`[\\p{L}\\p{N}${PICTURES}]`, "u");
/** A blank cell, or the number of an item. */
const NOTHING = /^(?:\d{1,3}[.)])?$/;

/** A reference of HTML ends in a semicolon. */
const REFERENCE = /&#?\w{2,8};/g;

function readLine(line: string, limit: number): readonly string[] {
  const sites = findLinkedSites(cleanText(line));
  if (sites.length > 0 || hasSecret(line)) return sites;
  const decoded = line.replaceAll(REFERENCE, (reference) => readEscapes(reference));
  if (decoded !== line) return readLine(decoded, limit);
  const list = line.replace(ITEM, "");
  return Array.from(splitTable(list, SEPARATORS), ({ cells }) => cells.map((cell) => readCell(list, cell)))
    .flat()
    .filter((cell) => !NOTHING.test(cell.trim()))
    .slice(0, limit)
    .map(toRecipient)
    .filter((recipient) => NAME.test(recipient));
}
