/**
 * Decodes each sign that can only stand for a character: references of HTML, escapes of programs, percent-encoding of
 * links, signs of quoted-printable within an address, full-width letters. Text that was encoded twice is decoded twice.
 * A tag of HTML within a word goes. A sign that cannot be decoded stays. The cost is linear.
 */
export function readEscapes(text: string): string {
  let read = text;
  // Most lines have none of these.
  if (MAY_HAVE_ESCAPE.test(read)) read = read.replaceAll(ESCAPE, decode);
  if (read.includes("%")) {
    read = read
      .replaceAll(LINK, (link) => link.replaceAll(PERCENT, decodePercent))
      .replaceAll(PERCENT_SIGN, (sign) => String.fromCharCode(Number.parseInt(sign.slice(-2), 16)));
  }
  if (read.includes("=")) {
    read = read
      .replaceAll(QUOTED_SIGN, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
      .replaceAll(QUOTED_ATTRIBUTE, "=")
      .replace(CUT_TAG, "");
  }
  if (read.includes("$")) read = read.replaceAll(JAPANESE, "。");
  return read.includes("<") ? read.replaceAll(TAG, "") : read;
}

/** Letters of ISO-2022-JP, written in ASCII, with their first and last sign. Mails of Python have them encoded twice. */
// oxlint-disable-next-line no-control-regex -- it is meant
const JAPANESE = /(?:\u001B|=1B)\$[@B].*?(?:(?:\u001B|=1B)\([BJ]|$)/g;

const MAY_HAVE_ESCAPE = /[&\\﹫\uFF0B-\uFF5A]/;
const FULL_WIDTH = "[﹫＋－．０-９＠Ａ-Ｚ＿ａ-ｚ]";
const ESCAPE = new RegExp(
  [
    String.raw`&(?:amp;)*(?:([a-z]{2,8});|#(\d{1,7});|#x([\da-f]{1,6});)`,
    String.raw`\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|(["'/\\@.+_-]))`,
    // Behind a letter, the backslash may belong to a name of Windows: `OFFICE\nancy`.
    String.raw`(?:(?<=\.com)|(?<![\p{L}\p{N}_]))((?:\\[nrt])+)`,
    FULL_WIDTH,
  ].join("|"),
  "giu",
);

/** The names of HTML that stand for a border or for a sign of an address. No address has another one. */
const NAMES = new Map(
  `amp& AMP& lt< LT< gt> GT> quot" QUOT" apos' commat@ period. plus+ lowbar_ colon: semi; comma, lpar( rpar) lbrack[ rbrack] lsqb[ rsqb]
  lbrace{ rbrace} lcub{ rcub} verbar| vert| sol/ quest? equals= num# bull• middot· laquo« raquo» ldquo“ rdquo” bdquo„
  lsquo‘ rsquo’ ndash– mdash— hellip… rarr→ larr← copy©`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
for (const blank of ["nbsp", "ensp", "emsp", "thinsp", "Tab"]) NAMES.set(blank, "\u00A0");
NAMES.set("NewLine", "\n");

/** Takes what the groups of `ESCAPE` have found. */
function decode(escape: string, name?: string, decimal?: string, ...groups: readonly (string | undefined)[]): string {
  const [hex, unit, braced, byte, sign, blank] = groups;
  if (name !== undefined) return NAMES.get(name) ?? escape;
  if (sign !== undefined) return sign;
  if (blank !== undefined) return "\n";
  if (escape.length === 1) return escape.normalize("NFKC");
  const digits = hex ?? unit ?? braced ?? byte;
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

/** Within the address of a mail that was cut out of its source: RFC 2045 §6.7. In lower case, it is a key's value. */
const QUOTED_SIGN = /(?<=[A-Za-z\d])=(?:2[BE](?=[\w.+=-]{1,64}(?:@|=40))|40(?=g(?:oogle)?mail(?:\.|=2E)com\b))/g;
const QUOTED_ATTRIBUTE = /(?<=<[^<>]{0,200}[\w-])=3D/g;

/** Where a mail program cut an address, at the beginning of a record: `jane+net=`, `flix@gmail.com`. */
const CUT_TAG = /(?<=^[a-z\d.]+\+[a-z\d.]*)=(?:\r\n?|\n)(?=[^\r\n])/;

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
