/**
 * Reads what any text may have in place of a character as that character, once: character references of HTML, escapes of
 * programs, percent-encoding, and the full-width letters of East Asian keyboards.
 *
 * @returns The text as it is meant. What cannot be decoded stays. The cost is linear.
 */
export function readEscapes(text: string): string {
  return MAY_HAVE_ESCAPES.test(text) ? text.replaceAll(ESCAPE, decode) : text;
}

const MAY_HAVE_ESCAPES = /[&\\%﹫\uFF0B-\uFF5A]/;
const FULL_WIDTH = "[﹫＋－．０-９＠Ａ-Ｚ＿ａ-ｚ]";
const ESCAPE = new RegExp(
  [
    String.raw`&([a-z]{2,6});`,
    String.raw`&#(\d{1,7});`,
    String.raw`&#x([\da-f]{1,6});`,
    String.raw`\\(?:u([\da-f]{4})|x([\da-f]{2})|(["'/\\]))`,
    String.raw`((?:%(?:25)*[\da-f]{2})+)`,
    // Behind a letter, the backslash may belong to a name of Windows: `OFFICE\nancy`.
    String.raw`(?:(?<=\.com)|(?<![\p{L}\p{N}_]))((?:\\[nrt])+)`,
    FULL_WIDTH,
  ].join("|"),
  "giu",
);

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

/** Takes what the groups of `ESCAPE` have found. */
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
  if (escape.length === 1) return toHalfWidth(escape);
  const code = decimal === undefined ? Number.parseInt(byte!, 16) : Number(decimal);
  return code > 0x10ffff ? escape : String.fromCodePoint(code);
}

/** A link in the query of a link is encoded twice. */
function decodePercent(bytes: string): string | undefined {
  const decoded = decodeBytes(bytes.replaceAll(/%(?:25)+(?=[\da-f])/gi, "%"));
  return decoded?.replaceAll(new RegExp(FULL_WIDTH, "g"), toHalfWidth);
}

function toHalfWidth(character: string): string {
  return character.normalize("NFKC");
}

/** @returns `null` if the bytes, each behind a percent sign, are no UTF-8. */
export function decodeBytes(bytes: string): string | null {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return null;
  }
}
