/** The header, a body or another piece of a mail, decoded, and its end in the source. */
export interface MailPart {
  readonly text: string;
  readonly end: number;
  /** The addresses that its mail has so far, for the reader to fill. */
  readonly known: Set<string>;
}

const LINE_END = String.raw`(?:\r\n?|\n|$)`;
/** A mail behind the line that begins it in a mailbox file (RFC 4155): its header, with folded fields (RFC 5322 §2.2). */
const HEAD = new RegExp(
  String.raw`^(?:>?From \S+ .*\b\d{4}\b.*${LINE_END})?((?:[\w-]+[ \t]*:.*${LINE_END}(?:[ \t]+\S.*${LINE_END})*)*)(?:\r\n?|\n)?`,
);
const MAIL_ONLY = /^(?:received|return-path|delivered-to|message-id|mime-version|content-[a-z-]+|dkim-signature):/im;
const MAIL_FIELD = /^(?:from|to|cc|bcc|reply-to|sender|subject|date):/gim;
/** No header is longer, in characters. */
const HEADER_MAX_LENGTH = 100_000;

/** Whether a text is the source of a mail, or a mailbox file: it begins with the fields of one. */
export function isMail(text: string): boolean {
  const header = HEAD.exec(text.slice(0, HEADER_MAX_LENGTH).trimStart())![1]!;
  return MAIL_ONLY.test(header) || (header.match(MAIL_FIELD)?.length ?? 0) > 1;
}

/** Another mail of a mailbox file begins behind an empty line. */
const NEXT_MAIL = /(?:\r\n?|\n)(?:\r\n?|\n)(?=From \S+ .*\b\d{4}\b)/g;

/**
 * Reads a mail, or each mail of a mailbox file: headers with their encoded words (RFC 2047) and parts (RFC 2046), each
 * decoded as its own header says (RFC 2045). An attachment that is encoded in letters is skipped.
 *
 * @returns The pieces in order, and `null` for a step without one. The cost is linear.
 */
export function* readMail(text: string): Generator<MailPart | null, void> {
  let start = text.search(/\S/);
  for (const { 0: gap, index } of text.startsWith("From ", start) ? text.matchAll(NEXT_MAIL) : []) {
    const end = index + gap.length;
    yield* readEntity({ text: text.slice(start, end), end, known: new Set() });
    start = end;
  }
  yield* readEntity({ text: text.slice(start), end: text.length, known: new Set() });
}

const TYPE = /^content-type[ \t]*:\s*(.*(?:(?:\r\n?|\n)[ \t].*)*)/im;
const ENCODING = /^content-transfer-encoding[ \t]*:\s*(quoted-printable|base64|x-uuencode)/im;
const BOUNDARY = /^multipart\/.*?\bboundary\s*=\s*(?:"([^"]*)"|([^\s;]+))/is;

function* readEntity({ text, end, known }: MailPart): Generator<MailPart | null, void> {
  const [head, header] = HEAD.exec(text)!;
  const body = text.slice(head.length);
  const bodyStart = end - body.length;
  yield { text: header!.replaceAll(WORD, readWord).replaceAll('""', ""), end: bodyStart, known };

  const type = TYPE.exec(header!)?.[1] ?? "";
  const [, quoted, boundary = quoted] = BOUNDARY.exec(type) ?? [];
  if (boundary !== undefined) {
    const name = boundary.replaceAll(/[^\w\s]/g, String.raw`\$&`);
    let from = 0;
    // The text before and behind the parts is read too.
    for (const { 0: line, index } of body.matchAll(new RegExp(String.raw`^--${name}(?:--)?[ \t]*${LINE_END}`, "gm"))) {
      yield* readEntity({ text: body.slice(from, index), end: bodyStart + index, known });
      from = index + line.length;
    }
    yield* readEntity({ text: body.slice(from), end, known });
    return;
  }
  const encoding = ENCODING.exec(header!)?.[1]!.toLowerCase();
  const isBase64 = encoding === "base64";
  if ((isBase64 || encoding === "x-uuencode") && !/^(?:(?:text|message)\/|$)/i.test(type)) return;
  const charset = /\bcharset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1];
  const isEncoded = isBase64 || encoding === "quoted-printable";
  const decoded = { text: isEncoded ? yield* decodeBody(body, isBase64, charset) : body, end, known };
  if (/^(?:message\/rfc822|text\/rfc822-headers)/i.test(type)) yield* readEntity(decoded);
  else yield decoded;
}

/** One step decodes a block. It ends before a sign of quoted-printable, or behind a group of the digits of base64. */
const QUOTED_BLOCK = /[^]{1,50000}[^=]*/g;
const BASE64_BLOCK = /[^]{1,50000}[^\n=]*[\n=]*/g;

function* decodeBody(body: string, isBase64: boolean, charset?: string): Generator<null, string> {
  const decoder = toDecoder(charset);
  let decoded = "";
  for (const [block] of body.matchAll(isBase64 ? BASE64_BLOCK : QUOTED_BLOCK)) {
    yield null;
    decoded += decoder.decode(toOctets(block, isBase64), { stream: true });
  }
  return decoded + decoder.decode();
}

function toDecoder(charset?: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** A character beyond the bytes becomes one of no letter. */
function toOctets(text: string, isBase64: boolean): Uint8Array<ArrayBuffer> {
  const readQuoted = (_: string, byte?: string) => (byte ? String.fromCharCode(Number.parseInt(byte, 16)) : "");
  const decoded = isBase64 ? text.replaceAll(DIGITS, readDigits) : text.replaceAll(QUOTED, readQuoted);
  const bytes = new Uint8Array(decoded.length);
  for (let index = 0; index < decoded.length; index += 1) bytes[index] = Math.min(decoded.charCodeAt(index), 0xff);
  return bytes;
}

/** All digits up to padding, whatever is between them. */
const DIGITS = /[^=]+=*/g;

/** A digit that is left over says nothing. */
function readDigits(text: string): string {
  const digits = text.replaceAll(/[^A-Za-z\d+/]/g, "");
  return atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
}

const QUOTED = /=(?:([\dA-F]{2})|[ \t]*(?:\r\n?|\n|$))/gi;

/** Decodes what is quoted-printable in UTF-8. */
export function decodeQuoted(text: string): string {
  return toDecoder().decode(toOctets(text, false));
}

const WORD = /=\?([\w-]+)(?:\*[\w-]+)?\?([QB])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;

/** A word stands for a name, which is no address, whatever it has. */
function readWord(_: string, charset: string, encoding: string, word: string): string {
  const isQuoted = encoding.toUpperCase() === "Q";
  const bytes = toOctets(isQuoted ? word.replaceAll("_", " ") : word, !isQuoted);
  const read = toDecoder(charset).decode(bytes);
  return `"${read.replaceAll(/["\r\n]/g, " ")}"`;
}
