/**
 * Decodes each sign that can only stand for a character: references of HTML, escapes of programs, percent-encoding of
 * links, full-width letters. Text that was encoded twice is decoded twice. Within a word, a tag of HTML and a colour of
 * a terminal go. A sign that cannot be decoded stays. The cost is linear.
 */
export function readEscapes(text: string): string {
  // Most lines have none of these.
  if (!MAY_HAVE_ESCAPE.test(text)) return text;
  const strings = text.includes("\\") ? STRINGS.exec(text) : null;
  let read = text
    .replaceAll(COLOUR, (_, between?: string) => (between === undefined ? " " : ""))
    .replaceAll(ESCAPE, (escape: string, ...match: readonly unknown[]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these come last
      const [at, , groups] = match.slice(-3) as [number, string, EscapeGroups];
      const isInString = strings !== null && at > strings.index && at < strings.index + strings[0].length;
      return decode(escape, groups, isInString);
    });
  if (read.includes("%")) {
    read = read
      .replaceAll(LINK, (link) => link.replaceAll(PERCENT, decodePercent))
      .replaceAll(PERCENT_SIGN, (sign) => String.fromCharCode(Number.parseInt(sign.slice(-2), 16)));
  }
  return read.includes("<") ? read.replaceAll(TAG, "") : read;
}

// oxlint-disable-next-line no-control-regex -- it begins a sequence of a terminal
const MAY_HAVE_ESCAPE = /[&\\%<\u001B﹫\uFF0B-\uFF5A]/;

const JAPANESE = String.raw`\u001B\$[@B][^\u001B]{0,1000}\u001B\([BJ]`;
const SEQUENCE = String.raw`\u001B(?:\[[\d;]{0,20}[A-Za-z]|\([A-Z\d])`;
/** The sequences of a terminal. Between two letters they are nothing. Letters of ISO-2022-JP are a border. */
const COLOUR = new RegExp(String.raw`(?<=[\w.+-])((?:${SEQUENCE})+)(?=[\w.+@-])|${JAPANESE}|${SEQUENCE}`, "g");
const FULL_WIDTH = "[﹫＋－．０-９＠Ａ-Ｚ＿ａ-ｚ]";
const ESCAPE = new RegExp(
  [
    String.raw`&(?:amp;)*(?:(?<name>[a-z]{2,8});|#(?<decimal>\d{1,7});|#x(?<hex>[\da-f]{1,6});)`,
    String.raw`\\(?:(?<unit>u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2})|(?<sign>["'/\\@.+_-]))`,
    String.raw`(?<blank>(?:\\[nrt])+)`,
    FULL_WIDTH,
  ].join("|"),
  "giu",
);

/** The names of HTML that stand for a border or for a sign of an address. No address has another one. */
const NAMES = new Map(
  `amp& AMP& lt< LT< gt> GT> quot" QUOT" apos' commat@ period. plus+ lowbar_ colon: semi; comma, lpar( rpar) lbrack[ rbrack] lsqb[ rsqb]
  lbrace{ rbrace} lcub{ rcub} verbar| vert| sol/ quest? equals= num# bull• middot· laquo« raquo» ldquo“ rdquo” bdquo„
  lsquo‘ rsquo’ ndash– mdash— hellip… rarr→ larr← copy© nbsp\u00A0 ensp\u00A0 emsp\u00A0 thinsp\u00A0 Tab\u00A0`
    .split(/[ \n]+/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
NAMES.set("NewLine", "\n");

/** Where the strings of a program may be: from the first quotation mark to the last one. */
const STRINGS = /["'`].*["'`]/s;

type EscapeGroups = Readonly<Record<"name" | "decimal" | "hex" | "unit" | "sign" | "blank", string | undefined>>;

function decode(escape: string, { name, decimal, hex, unit, sign, blank }: EscapeGroups, isInString: boolean): string {
  if (name !== undefined) return NAMES.get(name) ?? escape;
  if (sign !== undefined) return sign;
  // Elsewhere the backslash may belong to a path: `C:\tom`.
  if (blank !== undefined) return isInString ? "\n" : escape;
  if (escape.length === 1) return escape.normalize("NFKC");
  const digits = hex ?? unit?.replaceAll(/[ux{}]/gi, "");
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
  return code > 0x10ffff ? escape : String.fromCodePoint(code);
}

/** From its slashes or its query on. */
const LINK = /(?:(?:\/|%(?:25)*2F){2}|mailto:|[?&][\w.[\]-]+=)[^\s"'<>]*/gi;
/** A sign of an address, which outside of a link stands for nothing else. */
const PERCENT_SIGN = /%(?:25)*(?:40|2[BDE]|5F)/gi;
const PERCENT = /(?:%(?:25)*[\da-f]{2})+/gi;

/** A link in the query of a link is encoded twice. */
function decodePercent(bytes: string): string {
  const decoded = decodeBytes(bytes.replaceAll(/%(?:25)+(?=[\da-f])/gi, "%"));
  return decoded?.replaceAll(new RegExp(FULL_WIDTH, "g"), (letter) => letter.normalize("NFKC")) ?? bytes;
}

const INLINE =
  "a|abbr|acronym|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var";
const TAG = new RegExp(
  String.raw`<(?:(?<=[\w.+@-]<)(?:wbr\s*/?>|!--[^<>@]{0,300}-->)(?=[\w.+@-])|(?<=[\w.+-]<)(?<!@[\w.-]{1,80}<)/?(?:${INLINE})(?:\s[^<>@]{0,300})?>(?=[\w.+-]*[@<]))`,
  "gi",
);

/** @returns `null` if the bytes, each behind a percent sign, are no UTF-8. */
export function decodeBytes(bytes: string): string | null {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return null;
  }
}
