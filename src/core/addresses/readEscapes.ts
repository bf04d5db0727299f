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
 * Reads what a format writes in place of a character as that character, once: character references of HTML, escapes of
 * JSON and of programs, percent-encoding, quoted-printable, folded lines, and the full-width letters of East Asian
 * keyboards.
 *
 * @param format How the text is written, or the longer one that it is a part of.
 * @returns The text as it is meant. What cannot be decoded stays. The cost is linear.
 */
export function readEscapes(text: string, format = readFormat(text)): string {
  const { isQuotedPrintable, isFolded, isJson } = format;
  let read = isFolded ? text.replaceAll(/(?:\r\n?|\n)[ \t]/g, "") : text;
  if (isQuotedPrintable) {
    const joined = read.replaceAll(/=[ \t]*(?:\r\n?|\n)/g, "");
    read = joined.replaceAll(/(?:=[\dA-F]{2})+/gi, decodeQuoted);
  }
  return MAY_HAVE_ESCAPES.test(read) ? read.replaceAll(isJson ? JSON_ESCAPE : ESCAPE, decode) : read;
}

const MAY_HAVE_ESCAPES = /[&\\%﹫\uFF0B-\uFF5A]/;
const FULL_WIDTH = "[﹫＋－．０-９＠Ａ-Ｚ＿ａ-ｚ]";
const ESCAPES = [
  String.raw`&([a-z]{2,6});`,
  String.raw`&#(\d{1,7});`,
  String.raw`&#x([\da-f]{1,6});`,
  String.raw`\\(?:u([\da-f]{4})|x([\da-f]{2})|(["'/\\]))`,
  String.raw`((?:%(?:25)*[\da-f]{2})+)`,
  FULL_WIDTH,
];
const JSON_ESCAPE = new RegExp([...ESCAPES, String.raw`\\([nrt])`].join("|"), "gi");
/** Behind a letter, the backslash may belong to a name of Windows: `OFFICE\nancy`. */
const ESCAPE = new RegExp([...ESCAPES, String.raw`(?:(?<=\.com)|(?<![\p{L}\p{N}_]))\\([nrt])`].join("|"), "giu");

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  commat: "@",
  gt: ">",
  lowbar: "_",
  lt: "<",
  nbsp: "\u00A0",
  period: ".",
  plus: "+",
  quot: '"',
};

/** Takes what the groups of `ESCAPES` have found. */
function decode(
  escape: string,
  entity?: string,
  decimal?: string,
  hex?: string,
  unit: string | undefined = hex,
  byte: string | undefined = unit,
  sign?: string,
  percent?: string,
  blank?: string,
): string {
  if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? escape;
  if (percent !== undefined) return decodePercent(percent) ?? escape;
  if (sign !== undefined) return sign;
  if (blank !== undefined) return "\n";
  const code = decimal === undefined ? Number.parseInt(byte ?? "", 16) : Number(decimal);
  if (Number.isNaN(code)) return toHalfWidth(escape);
  return code > 0x10ffff ? escape : String.fromCodePoint(code);
}

/** A link in the query of a link is encoded twice. */
function decodePercent(bytes: string): string | undefined {
  const decoded = decodeBytes(bytes.replaceAll(/%(?:25)+(?=[\da-f]{2})/gi, "%"));
  return decoded?.replaceAll(new RegExp(FULL_WIDTH, "g"), toHalfWidth);
}

function toHalfWidth(character: string): string {
  return character.normalize("NFKC");
}

/** Older mail programs write Latin-1, one byte a character. */
function decodeQuoted(bytes: string): string {
  const toLatin1 = (_: string, byte: string) => String.fromCharCode(Number.parseInt(byte, 16));
  return decodeBytes(bytes.replaceAll("=", "%")) ?? bytes.replaceAll(/=(..)/g, toLatin1);
}

function decodeBytes(bytes: string): string | null {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return null;
  }
}
