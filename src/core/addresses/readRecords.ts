import { findAddresses, type FoundAddress } from "./findAddresses";
import { readEscapes } from "./readEscapes";
import { decodeAscii, decodeQuoted, type DecodeText } from "./readMail";
import { type PartRecord, readParts } from "./readParts";
import { toSeparators } from "./splitRecords";

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
  /** Whether it is a line of a text that has lines, or a record of CSV. */
  readonly isLine: boolean;
}

/**
 * Reads the records of a text with their addresses, each by the rules of its part (`readParts`). A record mentions a
 * person once, but one that has only addresses, with display names at most, is a list of people, unless it is the row of
 * a table with a heading. An address that a mail repeats as it is counts once.
 *
 * @param decode Decodes what a mail has in another character set. Without it, only ASCII is read.
 * @returns The records in the order of the text, and `null` for a step without one. The cost is linear.
 */
export function* readRecords(text: string, decode = decodeAscii): Generator<TextRecord | null, void> {
  let isInMessageHeader = false;
  let mail: number | null = null;
  /** The separators of the first line that is not empty, if it has nobody. */
  let heading: string | null = null;
  let inMail = new Set<string>();
  for (const record of readParts(text, decode)) {
    if (record === null) {
      yield null;
      continue;
    }
    const read = readEscapes(unwrap(record, decode));
    isInMessageHeader = MESSAGE_HEADER.test(read) || (isInMessageHeader && /^[ \t]/.test(read));
    const isNobodys = isInMessageHeader || MAILBOX_LINE.test(read);
    if (record.mail !== mail) inMail = new Set();
    mail = record.mail;
    let found = isNobodys ? [] : withoutUnlikely(findAddresses(hideMessageNames(read, record)));
    if (mail !== null) found = found.filter(({ text: email }) => inMail.size < inMail.add(email.toLowerCase()).size);
    const isLine = record.rules === "line" && mail === null;
    if (heading === null && read.trim() !== "") heading = isLine && found.length === 0 ? toSeparators(read) : "";
    const isRow = found.length > 1 && heading !== "" && heading === toSeparators(read);
    const mentions = toMentions(read, found, isRow);
    yield { start: record.start, end: record.end, text: read, found, mentions, isLine };
  }
}

/** Takes a record out of what its rules have written: folded lines, blanks of JSON, a tag that was cut. */
function unwrap({ source, rules }: PartRecord, decode: DecodeText): string {
  if (rules === "json") {
    return source.replaceAll(/\\(?:([nrt])|.)/gs, (escape, blank?: string) => (blank === undefined ? escape : "\n"));
  }
  if (rules === "line") return source.replace(/^([a-z\d.]+\+[a-z\d.]*)=(?:\r\n?|\n)(?=[^\r\n])/, "$1");
  const value = QUOTED_VALUE.test(source)
    ? source.replaceAll(QUOTED_VALUE, (quoted) => decodeQuoted(quoted, decode))
    : source;
  return value.replaceAll(/(?:\r\n?|\n)[ \t]/g, "").replaceAll(/\\n/gi, "\n");
}

/** A value of a card of 2.1, whose lines end in `=` where they go on. */
const QUOTED_VALUE = /(?<=^[^:\r\n]*;(?:ENCODING=)?QUOTED-PRINTABLE[^:\r\n]*:)(?:[^\r\n]*=(?:\r\n?|\n))*[^\r\n]*/gim;

/** Headers with names of messages: RFC 5322 §3.6.4, and what forwarding and archives add. */
const MESSAGE_HEADER =
  /^[>\s]*(?:[\w-]*message-id|in-reply-to|content-id|x-forwarded-encrypted|list-archive|archived-at)[ \t]*:|^[>\s]*references[ \t]*:\s*(?:<|$)/i;
/** The line that begins a message in a mailbox file: RFC 4155. */
const MAILBOX_LINE = /^>*From \S+@\S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? .*\b\d{4}\b/;
const MESSAGE_NAME = new RegExp(
  [
    // In logs and in JSON.
    String.raw`(?:message-id|references|in-reply-to|content-id)["']?\s*[:=]\s*["']?<[^\s>]*>`,
    // Links to parts and messages: RFC 2392.
    String.raw`\b[cm]id:[^\s"'<>)]*`,
    String.raw`\bid:(?=\S*\d)[^\s"'<>)@]{16,}@[^\s"'<>)]*`,
    String.raw`\bhttps?://[^\s/]*(?:\blore\.|\blists?\.|\barchives?\.|\bmarc\.|mail-archive|mailman|patchwork|inbox)[^\s/]*/[^\s"'<>)]*`,
    String.raw`/(?:msgid|message-id|msg-id|mid)/[^\s"'<>)]*`,
  ].join("|"),
  "gi",
);
const EVENT_NAME = /^UID[;:].*/gim;

/** All places stay. */
function hideMessageNames(text: string, { rules }: PartRecord): string {
  const people = text.replaceAll(MESSAGE_NAME, (name) => " ".repeat(name.length));
  return rules === "folded" ? people.replaceAll(EVENT_NAME, (name) => " ".repeat(name.length)) : people;
}

function toMentions(text: string, found: readonly FoundAddress[], isRow: boolean): Mention[] {
  if (found.length === 0) return [];
  return (isRow ? null : splitList(text, found))?.map((address) => [address]) ?? [withoutRepeated(found)];
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
