import { readEscapes } from "./readEscapes";

/** A line of a text, or several that are one. */
export interface ReadLine {
  /** Without its escapes, its line end, and the @ of a name that is no person's but a message's or a server's. */
  readonly text: string;
  /** Where it begins and ends in the text, with its line end. */
  readonly start: number;
  readonly end: number;
  /** Whether it differs from the text. */
  readonly isDecoded: boolean;
  /** Whether a mail of a mailbox file begins here. */
  readonly isMailStart: boolean;
}

/** A longer line is cut behind an address or a word, because the page waits while a line is read. */
const LINE_MAX_LENGTH = 50_000;
const LINE_END = /\r\n?|\n/g;
/** The separator behind an address in the next characters, or else the end of a word. */
const ADDRESS_END = /@[^\s,;@]{1,300}[,;]/;
const ENTRY_MAX_LENGTH = 500;
const WORD_END = /[\s,;]/g;

/** @returns The ends of a line, without its line end and with it. */
function findEnd(text: string, start: number): [end: number, next: number] {
  LINE_END.lastIndex = start;
  const found = LINE_END.exec(text);
  const [end, next] = found === null ? [text.length, text.length] : [found.index, LINE_END.lastIndex];
  if (end - start <= LINE_MAX_LENGTH) return [end, next];
  const from = start + LINE_MAX_LENGTH;
  const address = ADDRESS_END.exec(text.slice(from, from + ENTRY_MAX_LENGTH));
  WORD_END.lastIndex = address === null ? from : from + address.index + address[0].length - 1;
  const cut = WORD_END.test(text) ? WORD_END.lastIndex : end;
  return cut < end ? [cut, cut] : [end, next];
}

/**
 * The beginnings of lines that say how others are read: quoted-printable, folded lines, and headers with names of
 * messages (RFC 5322 §3.6.4, and what forwarding and archives add).
 */
const SIGN =
  /^(?:content-transfer-encoding[ \t]*:[ \t]*(?<quoted>quoted-printable)|(?<directory>dn::? *[^=]+=)|(?<card>BEGIN:V)|(?<end>END:V)|(?<uid>UID[;:])|(?<indent>[>\s]*)(?:(?:[\w-]*message|content)-id|in-reply-to|x-forwarded-encrypted|list-archive|archived-at|(?<references>references))[ \t]*:)/i;
const IN_BRACKETS = /<[^<>\s]*>/g;
const INDENT = /^[>\s]*/;
const FROM_LINE_MAX_LENGTH = 500;
/** It ends in the date of asctime, with an offset before or behind the year, or of RFC 822; with Thunderbird in none. */
const FROM_LINE =
  /^From (?:-\s*)?$| [A-Z][a-z]{2}(?: [A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d(?::\d\d)?(?: [A-Z]{3,5})?(?: [+-]\d{4})? \d{4}(?: [+-]\d{4})?|, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)?(?: [+-]\d{4}| [A-Z]{3,5})?(?: \([A-Z]{3,5}\))?)\s*$/;
const HEADER = /^>?[\w-]+[ \t]*:/;

/**
 * Reads the lines of a text, without their escapes. What was cut is one line, where that is sure: the body of a mail in
 * quoted-printable (RFC 2045 §6.7), the folded values of a card, a calendar or a directory, and a line of 50 to 78
 * characters that a mail program cut within an address. The cost is linear.
 */
export function* readLines(text: string): Generator<ReadLine, void> {
  const lastCardEnd = text.lastIndexOf("END:V");
  let isBehindBlank = true;
  let isFolded = false;
  /** `header` above a body in quoted-printable, and `body` in it. */
  let quoted: "header" | "body" | null = null;
  /** The sign of a header that names messages. */
  let naming: Partial<Record<string, string>> | null = null;

  for (let start = 0, next; start < text.length; start = next) {
    let end;
    [end, next] = findEnd(text, start);
    const first = text.slice(start, end);
    const isBlank = first.trim() === "";
    const isMailStart = isBehindBlank && isMailStartAt(first, text, next);
    if (isMailStart || (quoted === "body" && isBoundary(text, first, next))) quoted = null;
    const sign = SIGN.exec(first)?.groups;
    if (sign?.quoted !== undefined) quoted = "header";
    else if (quoted === "header" && isBlank) quoted = "body";
    if (sign?.directory !== undefined || (sign?.card !== undefined && start < lastCardEnd)) isFolded = true;
    else if (isBlank || sign?.end !== undefined) isFolded = false;

    const pieces = [first];
    const isInQuoted = quoted === "body";
    for (let last = first; next < text.length && next - start < LINE_MAX_LENGTH;) {
      const isOpen = last.trimEnd().endsWith("=");
      // Most lines are whole.
      if (!isFolded && !isOpen) break;
      const [nextEnd, behind] = findEnd(text, next);
      const following = text.slice(next, nextEnd);
      if (isInQuoted ? isOpen : isCut(last, following)) pieces.push(pieces.pop()!.trimEnd().slice(0, -1), following);
      else if (isFolded && FOLD.test(following)) pieces.push(following.slice(1));
      else break;
      last = following;
      next = behind;
    }

    let line = pieces.join("");
    if (isInQuoted) line = line.replaceAll(QUOTED_BYTES, decodeQuoted);
    if (isFolded) line = line.replaceAll(/\\n/gi, "\n");
    if (MAY_HAVE_ADDRESS.test(line)) line = readEscapes(line);

    if (sign?.indent !== undefined) naming = sign;
    else if (naming !== null && (isBlank || INDENT.exec(first)![0].length <= naming.indent!.length)) naming = null;
    if (naming !== null) line = line.replaceAll(naming.references === undefined ? "@" : IN_BRACKETS, " ");
    if (isMailStart || (isFolded && sign?.uid !== undefined)) line = line.replaceAll("@", " ");
    isBehindBlank = isBlank;
    yield { text: line, start, end: next, isDecoded: line !== first, isMailStart };
  }
}

/** No other line has an @, whatever its escapes are. */
const MAY_HAVE_ADDRESS = /[@＠﹫&]|%(?:25)*40|\\[ux]/;

/** Whether a mail of a mailbox file begins with this line. A blank line or nothing is above it, and a header at `next`. */
export function isMailStartAt(line: string, text: string, next: number): boolean {
  if (!line.startsWith("From ") || line.length > FROM_LINE_MAX_LENGTH) return false;
  return FROM_LINE.test(line) && isHeaderAt(text, next);
}

function isHeaderAt(text: string, start: number): boolean {
  return HEADER.test(text.slice(start, start + 100));
}

/** Whether a line separates the parts of a mail: RFC 2046 §5.1.1. */
function isBoundary(text: string, line: string, next: number): boolean {
  if (!/^--\S/.test(line)) return false;
  return line.endsWith("--") || isHeaderAt(text, next) || /^\r?\n/.test(text.slice(next, next + 2));
}

const QUOTED_BYTES = /(?:=[\dA-F]{2})+/gi;
const UTF8 = new TextDecoder();

function decodeQuoted(bytes: string): string {
  return UTF8.decode(Uint8Array.from(bytes.slice(1).split("="), (code) => Number.parseInt(code, 16)));
}

/** A folded line begins with one blank. */
const FOLD = /^[ \t](?![ \t])/;

/** Mail programs cut lines at 76 characters, some of them a little earlier or later. */
const CUT_MIN_LENGTH = 50;
const CUT_MAX_LENGTH = 78;
const CUT_END = /[\w.+@-]+(?==$)/;
const CUT_START = /^[\w.+@-]{1,78}/;
/** So many signs without an @ are a hash. */
const HASH = /^[^@]{40,}$/;

/** Whether a mail program has cut an address at the end of a line. */
function isCut(line: string, following: string): boolean {
  if (line.length < CUT_MIN_LENGTH || line.length > CUT_MAX_LENGTH) return false;
  const [before = ""] = CUT_END.exec(line) ?? [];
  const [behind = ""] = CUT_START.exec(following) ?? [];
  if (before === "" || behind === "" || HASH.test(before) || GMAIL.test(before)) return false;
  // Behind a whole address, only the rest of Gmail's host is sure.
  return (ADDRESS.test(before) ? GMAIL : ADDRESS).test(before + behind);
}

const ADDRESS = /^[^@]+@[^@]+\.[a-z]{2,}$/i;
const GMAIL = /^[^@]+@g(?:oogle)?mail\.com$/i;
