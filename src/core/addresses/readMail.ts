/** Decodes bytes in a character set, as a browser does. What it cannot decode becomes U+FFFD. */
export type DecodeText = (bytes: Uint8Array<ArrayBuffer>, charset: string) => string;

/** Without a browser, ASCII alone is sure. */
export const decodeAscii: DecodeText = (bytes) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : "\uFFFD")).join("");

/** The header, a body or another piece of a mail, decoded, and its place in the source. */
export interface MailPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The place of its mail, which no other mail of the text has. */
  readonly mail: number;
}

const LINE_END = String.raw`(?:\r\n?|\n|$)`;
/** The line that begins a message in a mailbox file (RFC 4155), with or without what follows the address. */
const MAILBOX_LINE = new RegExp(String.raw`>?From \S+ .*\b\d{4}\b.*${LINE_END}|`, "y");
/** A header field, with the lines that it is folded over: RFC 5322 §2.2. */
const HEADER = new RegExp(String.raw`(?:[\w-]+[ \t]*:.*${LINE_END}(?:[ \t]+\S.*${LINE_END})*)*`, "y");
const EMPTY_LINE = /(?:\r\n?|\n)?/y;
const MAIL_ONLY = /^(?:received|return-path|delivered-to|message-id|mime-version|content-[a-z-]+|dkim-signature):/im;
const MAIL_FIELD = /^(?:from|to|cc|bcc|reply-to|sender|subject|date):/gim;
/** No header is longer, in characters. */
const HEADER_MAX_LENGTH = 100_000;

/** Whether a text is the source of a mail, or a mailbox file: it begins with the fields of one. */
export function isMail(text: string): boolean {
  const head = text.slice(0, HEADER_MAX_LENGTH).trimStart();
  const start = endOf(MAILBOX_LINE, head, 0);
  const header = head.slice(start, endOf(HEADER, head, start));
  return MAIL_ONLY.test(header) || (header.match(MAIL_FIELD)?.length ?? 0) > 1;
}

/** Another mail of a mailbox file begins behind an empty line. */
const NEXT_MAIL = /(?:\r\n?|\n)(?:\r\n?|\n)(?=From \S+ .*\b\d{4}\b)/g;

/**
 * Reads a mail, or each mail of a mailbox file: the header with its encoded words (RFC 2047), the parts of a
 * multipart (RFC 2046) and of mails in it, each decoded as its own header says (RFC 2045). An attachment in base64 is
 * skipped.
 *
 * @returns The pieces in order, and `null` for a step without one. The cost is linear.
 */
export function* readMail(text: string, decode: DecodeText): Generator<MailPart | null, void> {
  let start = text.search(/\S/);
  if (text.startsWith("From ", start)) {
    for (const { 0: lines, index } of text.matchAll(NEXT_MAIL)) {
      const end = index + lines.length;
      yield* readEntity({ text: text.slice(start, end), start, end, mail: start }, decode);
      start = end;
    }
  }
  yield* readEntity({ text: text.slice(start), start, end: text.length, mail: start }, decode);
}

function* readEntity({ text, start, end, mail }: MailPart, decode: DecodeText): Generator<MailPart | null, void> {
  const from = endOf(MAILBOX_LINE, text, 0);
  const headerEnd = endOf(HEADER, text, from);
  const bodyStart = endOf(EMPTY_LINE, text, headerEnd);
  const header = text.slice(from, headerEnd);
  yield { text: decodeWords(header, decode), start, end: start + bodyStart, mail };

  const type = fieldOf(header, "content-type");
  const body = { text: text.slice(bodyStart), start: start + bodyStart, end, mail };
  const boundary = /\bboundary\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(type);
  if (/^multipart\//i.test(type) && boundary !== null) {
    for (const part of splitBody(body, boundary[1] ?? boundary[2]!)) yield* readEntity(part, decode);
    return;
  }
  const encoding = /^(?:quoted-printable|base64)/i
    .exec(fieldOf(header, "content-transfer-encoding"))?.[0]
    .toLowerCase();
  const isText = /^(?:(?:text|message)\/|$)/i.test(type);
  if (encoding === "base64" && !isText) return;
  const charset = /\bcharset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ?? "utf-8";
  const decoded =
    encoding === undefined
      ? body
      : {
          ...body,
          text: decode(yield* encoding === "base64" ? readBase64(body.text) : readQuoted(body.text), charset),
        };
  if (/^(?:message\/rfc822|text\/rfc822-headers)/i.test(type)) yield* readEntity(decoded, decode);
  else yield decoded;
}

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  pattern.test(text);
  return pattern.lastIndex;
}

function fieldOf(header: string, name: string): string {
  return new RegExp(String.raw`^${name}[ \t]*:\s*(.*(?:(?:\r\n?|\n)[ \t].*)*)`, "im").exec(header)?.[1] ?? "";
}

/** Cuts a body at the lines of its boundary, with what is before and behind them. */
function* splitBody({ text, start, ...whole }: MailPart, boundary: string): Generator<MailPart, void> {
  const line = new RegExp(
    String.raw`^--${boundary.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?:--)?[ \t]*${LINE_END}`,
    "gm",
  );
  let from = 0;
  for (const { 0: found, index } of text.matchAll(line)) {
    yield { ...whole, text: text.slice(from, index), start: start + from, end: start + index };
    from = index + found.length;
  }
  yield { ...whole, text: text.slice(from), start: start + from };
}

/** The characters that one step decodes. */
const BLOCK_CHARACTERS = 50_000;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const DIGIT_OF = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));

function* readBase64(text: string): Generator<null, Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(text.length);
  let [length, bits, value] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if (index % BLOCK_CHARACTERS === 0) yield null;
    const digit = DIGIT_OF.get(text.charCodeAt(index));
    if (digit !== undefined) {
      value = ((value << 6) | digit) & 0xffff;
      bits += 6;
      if (bits < 8) continue;
      bits -= 8;
      bytes[length++] = value >> bits;
    } else if (text[index] === "=") bits = 0;
  }
  return bytes.subarray(0, length);
}

const QUOTED = /=(?:([\dA-F]{2})|[ \t]*(?:\r\n?|\n|$))/giy;

/** It may have ASCII only. Anything else becomes a byte of no character. */
function* readQuoted(text: string): Generator<null, Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let step = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (index >= step) {
      yield null;
      step = index + BLOCK_CHARACTERS;
    }
    const code = text.charCodeAt(index);
    QUOTED.lastIndex = index;
    const quoted = code === 0x3d ? QUOTED.exec(text) : null;
    if (quoted === null) bytes[length++] = Math.min(code, 0xff);
    else {
      if (quoted[1] !== undefined) bytes[length++] = Number.parseInt(quoted[1], 16);
      index += quoted[0].length - 1;
    }
  }
  return bytes.subarray(0, length);
}

/** Decodes what is quoted-printable in a short text. */
export function decodeQuoted(text: string, decode: DecodeText, charset = "utf-8"): string {
  return decode(takeAll(readQuoted(text)), charset);
}

const WORD = /=\?([\w-]+)(?:\*[\w-]+)?\?([QB])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;

/** A word stands for a name, which is no address, whatever it has. */
function decodeWords(header: string, decode: DecodeText): string {
  const read = header.replaceAll(WORD, (_, charset: string, encoding: string, word: string) => {
    const bytes = encoding.toUpperCase() === "B" ? readBase64(word) : readQuoted(word.replaceAll("_", " "));
    return `"${decode(takeAll(bytes), charset).replaceAll(/["\r\n]/g, " ")}"`;
  });
  return read.replaceAll('""', "");
}

function takeAll<Result>(steps: Generator<null, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
