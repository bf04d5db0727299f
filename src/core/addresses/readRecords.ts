import { findAddresses, type FoundAddress } from "./findAddresses";
import { readEscapes } from "./readEscapes";
import { decodeQuoted, isMail, readMail } from "./readMail";
import { splitJson } from "./splitJson";
import { type TextRange, splitRecords, toSeparators } from "./splitRecords";

/** The addresses by which a record speaks of one person, each once. */
export interface Mention {
  readonly addresses: readonly FoundAddress[];
  /** Where it ends in the text of its record, with the separators behind it. It begins where the one before ends. */
  readonly end: number;
}

/** A piece of a text that is read by itself, and the people in it. */
export interface TextRecord extends TextRange {
  /** Without its escapes. */
  readonly text: string;
  /** None without an address; several for a list. */
  readonly mentions: readonly Mention[];
  /** Whether it is a line of a text that has lines, or a record of CSV. */
  readonly isLine: boolean;
}

/**
 * Finds the structure of a text once, of the whole and of each of its parts, and reads its records by that. A record
 * mentions a person once, but one that has only addresses, with display names at most, is a list of people, unless it
 * is the row of a table with a heading. An address that a mail repeats as it is counts once.
 *
 * @returns The records in order, and `null` for a step without one. All of a mail are at the end of their part, others
 *   are without a gap. The cost is linear.
 */
export function* readRecords(text: string): Generator<TextRecord | null, void> {
  if (!isMail(text)) return yield* readPart(text, null);
  for (const part of readMail(text)) {
    if (part === null) {
      yield null;
      continue;
    }
    const { known, end } = part;
    for (const record of readPart(part.text, known)) yield record && { ...record, start: end, end };
  }
}

/** @param inMail The addresses that its mail has so far; `null` for any other text. */
function* readPart(text: string, inMail: Set<string> | null): Generator<TextRecord | null, void> {
  let isInMessageHeader = false;
  /** The separators of the first line that is not empty, if it has nobody. */
  let heading: string | null = null;
  const members = yield* splitJson(text);
  for (const { start, end, kind } of members ?? splitRecords(text)) {
    const source = text.slice(start, end);
    const isJson = members !== null || (kind === "line" && JSON_LINE.test(source));
    const read = readEscapes(isJson ? readBlanks(source) : kind === "folded" ? unfold(source) : source);
    isInMessageHeader = MESSAGE_HEADER.test(read) || (isInMessageHeader && /^[ \t]/.test(read));
    const isNobodys = isInMessageHeader || !read.includes("@") || MAILBOX_LINE.test(read);
    let found = isNobodys ? [] : withoutUnlikely(findAddresses(read.replaceAll(MESSAGE_NAME, toBlanks)));
    if (inMail !== null) found = found.filter(({ text: email }) => isNew(inMail, email));
    const isLine = inMail === null && kind === "line" && !isJson;
    if (heading === null && read.trim() !== "") heading = isLine && found.length === 0 ? toSeparators(read) : "";
    const isRow = found.length > 1 && heading !== "" && heading === toSeparators(read);
    yield { start, end, text: read, mentions: toMentions(read, found, isRow), isLine };
  }
}

/** An object or a list of JSON in a line of its own. */
const JSON_LINE = /^\s*(?:\{\s*"|\[\s*["{[]).*[}\]],?\s*$/s;

function readBlanks(json: string): string {
  return json.replaceAll(/\\(?:[nrt]|(.))/gs, (escape, other?: string) => (other === undefined ? "\n" : escape));
}

/** A value of a card of 2.1, whose lines end in `=` where they go on. */
const QUOTED_VALUE = /(?<=^[^:\r\n]*;(?:ENCODING=)?QUOTED-PRINTABLE[^:\r\n]*:)(?:[^\r\n]*=(?:\r\n?|\n))*[^\r\n]*/gim;
/** The name of an event is nobody's. */
const EVENT_NAME = /^UID[;:].*/gim;

function unfold(source: string): string {
  return source
    .replaceAll(QUOTED_VALUE, decodeQuoted)
    .replaceAll(/(?:\r\n?|\n)[ \t]/g, "")
    .replaceAll(EVENT_NAME, "")
    .replaceAll(/\\n/gi, "\n");
}

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

/** All places stay. */
const toBlanks = (name: string) => " ".repeat(name.length);

/** A password with an @ beside an address is nobody's. */
function withoutUnlikely(found: readonly FoundAddress[]): readonly FoundAddress[] {
  const likely = found.filter(({ host, parsed }) => {
    const isOfOther = !parsed.ok && parsed.error === "unsupported-domain" && /\.(?:xn--[^.]+|\p{L}{2,})$/iu.test(host);
    return parsed.ok || isOfOther || /g(?:oogle)?mail\b/i.test(host);
  });
  return likely.length > 0 ? likely : found;
}

function isNew(known: Set<string>, email: string): boolean {
  return known.size < known.add(email.toLowerCase()).size;
}

function toMentions(text: string, found: readonly FoundAddress[], isRow: boolean): readonly Mention[] {
  if (found.length < 2) return found.map((address) => ({ addresses: [address], end: text.length }));
  const list = isRow ? null : splitList(text, found);
  if (list !== null) return list;
  const known = new Set<string>();
  return [{ addresses: found.filter((address) => isNew(known, address.text)), end: text.length }];
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
/** The text behind an address that belongs to it: `>, `, or ` (Jane), `. */
const CLOSING = /[>)\]"'\s]*(?:\([^()@]*\))?[,;|/\s]*/;

/** Returns the people of a list, without the addresses that name themselves; `null` for another record. */
function splitList(text: string, found: readonly FoundAddress[]): Mention[] | null {
  const people: Mention[] = [];
  let from = 0;
  for (const address of found) {
    const gap = text.slice(from, address.start);
    if (gap.length > GAP_MAX_LENGTH) return null;
    const plain = gap.replaceAll(COMMENT, "").replaceAll(LINK_SCHEME, "").trimEnd();
    const last = people.at(-1)?.addresses[0];
    const start = last === undefined ? `,${plain.replace(HEADER_NAME, "")}` : plain;
    if (WORD.test(start) && !DISPLAY_NAME.test(start)) return null;
    from = address.end;
    const isNamed = AS_NAME.test(plain) && last?.text.toLowerCase() === address.text.toLowerCase();
    const addresses = isNamed ? people.pop()!.addresses : [address];
    people.push({ addresses, end: from + CLOSING.exec(text.slice(from, from + GAP_MAX_LENGTH))![0].length });
  }
  const rest = text.slice(from);
  return rest.length > GAP_MAX_LENGTH || WORD.test(rest.replaceAll(COMMENT, "")) ? null : people;
}
