import { decodeBytes } from "./readEscapes";

/** How a text is written, where that changes what its characters stand for. */
export interface TextFormat {
  /** `=2B` is a plus, and `=` at the end of a line joins it with the next one: RFC 2045 §6.7. */
  readonly isQuotedPrintable: boolean;
  /** A line that begins with a blank goes on with the line before: RFC 5545 §3.1, RFC 6350 §3.2, RFC 2849. */
  readonly isFolded: boolean;
  readonly isJson: boolean;
}

/** The beginning of a text that says how it is written, in characters. */
const HEAD_LENGTH = 500_000;

const MAIL_HEADER = /^content-transfer-encoding:\s*quoted-printable/im;
/** A sign, a letter or a blank that is always written so, or a tag that is cut. */
const QUOTED_PRINTABLE = /=3D|=[C-F][\dA-F]=[89AB][\dA-F]|=20$|^[a-z\d.]+\+[a-z\d.]*=$/m;
const FOLDED = /^(?:BEGIN:V(?:CALENDAR|CARD)|dn:)/im;
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*["{[])/;

/** Finds out how a text is written, by its first 500,000 characters. */
export function readFormat(text: string): TextFormat {
  const head = text.slice(0, HEAD_LENGTH);
  return {
    isQuotedPrintable: MAIL_HEADER.test(head) || QUOTED_PRINTABLE.test(head),
    isFolded: FOLDED.test(head),
    isJson: JSON_START.test(head),
  };
}

/**
 * Takes a part of a text out of its format: folded lines, quoted-printable, blanks in JSON. The other escapes stay
 * (`readEscapes`).
 *
 * @param format The format of the whole text.
 * @returns The text as it was before. The cost is linear.
 */
export function unwrapFormat(text: string, { isQuotedPrintable, isFolded, isJson }: TextFormat): string {
  if (isFolded) return text.replaceAll(/(?:\r\n?|\n)[ \t]/g, "");
  if (isJson)
    return text.replaceAll(/\\(?:([nrt])|.)/gs, (escape, blank?: string) => (blank === undefined ? escape : "\n"));
  if (!isQuotedPrintable) return text;
  const joined = text.replaceAll(/=[ \t]*(?:\r\n?|\n)/g, "");
  return joined.replaceAll(/(?:=[\dA-F]{2})+/gi, decodeQuoted);
}

/** Older mail programs write Latin-1, one byte a character. */
function decodeQuoted(bytes: string): string {
  const toLatin1 = (_: string, byte: string) => String.fromCharCode(Number.parseInt(byte, 16));
  return decodeBytes(bytes.replaceAll("=", "%")) ?? bytes.replaceAll(/=(..)/g, toLatin1);
}
