import { findAddresses, type FoundAddress } from "./findAddresses";
import { readEscapes } from "./readEscapes";
import { readFormat, unwrapFormat } from "./readFormat";
import { splitRecords } from "./splitRecords";

/** The addresses by which a record speaks of one person, each once. */
export type Mention = readonly FoundAddress[];

/** A piece of a text that is read by itself, and the people in it. */
export interface TextRecord {
  /** Its place in the text, with its line end. */
  readonly start: number;
  readonly end: number;
  /** Without its escapes. The places of its addresses are places in here. */
  readonly text: string;
  /** All that it has, repeated ones too, at their places in its text. None is of a message. */
  readonly found: readonly FoundAddress[];
  /** None without an address; several for a list. */
  readonly mentions: readonly Mention[];
}

/**
 * Reads the records of a text with their addresses. A record mentions a person once, but one that has only addresses,
 * with display names at most, is a list of people.
 *
 * @param format How the text is written.
 * @returns The records in the order of the text, without a gap. The cost is linear.
 */
export function* readRecords(text: string, format = readFormat(text)): Generator<TextRecord, void> {
  let isInMessageHeader = false;
  for (const { start, end } of splitRecords(text, format)) {
    const read = readEscapes(unwrapFormat(text.slice(start, end), format));
    isInMessageHeader = MESSAGE_HEADER.test(read) || (isInMessageHeader && /^[ \t]/.test(read));
    const isNobodys = isInMessageHeader || MAILBOX_LINE.test(read) || (format.isFolded && EVENT_NAME.test(read));
    // The names keep their length, so that all places stay.
    const people = read.replaceAll(MESSAGE_NAME, (name) => " ".repeat(name.length));
    const found = isNobodys ? [] : withoutUnlikely(findAddresses(people));
    yield { start, end, text: read, found, mentions: toMentions(read, found) };
  }
}

/** Headers with names of messages: RFC 5322 §3.6.4, and what forwarding adds. */
const MESSAGE_HEADER =
  /^[>\s]*(?:[\w-]*message-id|in-reply-to|content-id|x-forwarded-encrypted)[ \t]*:|^[>\s]*references[ \t]*:\s*(?:<|$)/i;
/** The same in logs and in JSON. */
const MESSAGE_NAME = /(?:message-id|references|in-reply-to|content-id)["']?\s*[:=]\s*["']?<[^\s>]*>/gi;
/** The line that begins a message in a mailbox file: RFC 4155. */
const MAILBOX_LINE = /^>*From \S+@\S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? .*\b\d{4}\b/;
const EVENT_NAME = /^UID[;:]/i;

function toMentions(text: string, found: readonly FoundAddress[]): Mention[] {
  if (found.length === 0) return [];
  return splitList(text, found)?.map((address) => [address]) ?? [withoutRepeated(found)];
}

/** A password with an @ beside an address is nobody's. */
function withoutUnlikely(found: readonly FoundAddress[]): readonly FoundAddress[] {
  const likely = found.filter(isLikely);
  return likely.length > 0 ? likely : found;
}

function isLikely({ host, parsed }: FoundAddress): boolean {
  const isOfOther = !parsed.ok && parsed.error === "unsupported-domain" && /\.(?:xn--[^.]+|\p{L}{2,})$/iu.test(host);
  return parsed.ok || isOfOther || /g(?:oogle)?mail\b/i.test(host);
}

function withoutRepeated(found: readonly FoundAddress[]): FoundAddress[] {
  const texts = new Set<string>();
  return found.filter(({ text }) => texts.size < texts.add(text.toLowerCase()).size);
}

/** No display name of a list is longer, with what is around it. */
const GAP_MAX_LENGTH = 300;
const COMMENT = /\([^()]*\)/g;
const LINK_SCHEME = /mailto:/gi;
const HEADER_NAME = /^[>\s]*[\w-]+:/;
const WORD = /[\p{L}\p{N}]/u;
const DISPLAY_NAME = /^[>"')\]\s]*[,;\s]\s*(?:"[^"]*"\s*|[^,;"<>()]*)[<(]$/;
/** An address as the display name or the text of a link of the next one. */
const AS_NAME = /^["'\s]*(?:[<(|]|\]\()$/;

/** Returns the addresses of a list, without those that name themselves; `null` for another record. */
function splitList(text: string, addresses: readonly FoundAddress[]): FoundAddress[] | null {
  const people: FoundAddress[] = [];
  let from = 0;
  for (const address of addresses) {
    const gap = text.slice(from, address.start);
    if (gap.length > GAP_MAX_LENGTH) return null;
    const plain = gap.replaceAll(COMMENT, "").replaceAll(LINK_SCHEME, "").trimEnd();
    const last = people.at(-1);
    const isFirst = last === undefined;
    const start = isFirst ? `,${plain.replace(HEADER_NAME, "")}` : plain;
    from = address.end;
    if (WORD.test(start) && !DISPLAY_NAME.test(start)) return null;
    if (!isFirst && AS_NAME.test(plain) && last.text.toLowerCase() === address.text.toLowerCase()) continue;
    people.push(address);
  }
  const rest = text.slice(from);
  return rest.length > GAP_MAX_LENGTH || WORD.test(rest.replaceAll(COMMENT, "")) ? null : people;
}
