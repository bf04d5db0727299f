import type { Steps } from "../steps";
import { readFound, toMailboxKey } from "./checkAddresses";
import type { FoundAddress } from "./findAddresses";
import { type Mention, readRecords } from "./readRecords";

/**
 * Removes from a text each mention (`readRecords`) whose addresses all reach mailboxes that a mention before has. All
 * else stays as it is: other columns, the heading, the order, the line ends.
 *
 * @returns The steps to the text, and to the number of mentions that went. The cost is linear.
 */
export function* withoutDuplicates(text: string): Steps<{ readonly text: string; readonly removed: number }> {
  const kept: string[] = [];
  const mailboxes = new Set<string>();
  let removed = 0;

  function isDuplicate({ addresses }: Mention): boolean {
    const keys = addresses.map(toKey);
    const isKnown = keys.every((key) => key !== null && mailboxes.has(key));
    for (const key of keys) if (key !== null) mailboxes.add(key);
    return isKnown;
  }

  for (const { start, end, mentions } of readRecords(text)) {
    const rest = mentions.filter((mention) => !isDuplicate(mention));
    removed += mentions.length - rest.length;
    if (rest.length === mentions.length || mentions[0]!.end === end) {
      if (rest.length > 0 || mentions.length === 0) kept.push(text.slice(start, end));
    } else if (rest.length > 0) {
      const list = rest.map((mention) => text.slice(mention.start, mention.end)).join("");
      kept.push(list.replace(LAST_SEPARATORS, ""), text.slice(start, end).replace(ALL_BUT_LINE_END, ""));
    }
    yield end / text.length;
  }
  return { text: kept.join(""), removed };
}

const LAST_SEPARATORS = /[,;|/\s]+$/;
const ALL_BUT_LINE_END = /^[^\r\n]*/;

function toKey(address: FoundAddress): string | null {
  return toMailboxKey(address.text, readFound(address));
}
