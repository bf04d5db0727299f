import { isDomain, parseName, type ParseResult } from "./address";

/** An address in a text. */
export interface FoundAddress {
  /** As it is written. An invalid address has all that touches it. */
  readonly text: string;
  readonly host: string;
  readonly start: number;
  readonly end: number;
  readonly parsed: ParseResult;
}

/*
 * The characters around an address, as parts of character classes. Han, kana, Hangul and the scripts of South-East Asia
 * are written without blanks. `Script_Extensions` would add marks and dots that Latin names have: `ngọc`, `paul·lel`.
 */
const BREAKS = String.raw`\0-\x1F\s,;:|"()<>[\]{}\p{Ps}\p{Pe}“”„«»‹›\u3000-\u303F\uFF00-\uFF65`;
export const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3041-\u33FF\uFF66-\uFF9F`;
export const PICTURES = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20E3\u2190-\u21FF\u2794-\u27BE\u27F0-\u297F\u2B00-\u2BFF`;
const BORDERS = BREAKS + UNSPACED + PICTURES;
/**
 * Bullets, dashes, apostrophes. Within a name they belong to it. An ellipsis or a block hides a part of a name, and
 * U+FFFD stands for an unknown character, so these are no marks.
 */
const MARK = String.raw`(?:['’]+|‘|\x60+|[^\p{ASCII}\p{L}\p{M}\p{N}\p{C}\u2025\u2026\u2580-\u259F\uFFFD])`;
const INVISIBLE = String.raw`[\p{Cf}\uFE00-\uFE0F]*`;

const LABEL = String.raw`[\p{L}\p{M}\p{N}\uFFFD-]+`;
/** A top-level domain has a hyphen only in punycode, so `gmail.com-ra` ends before it. None is a number. */
const LAST_LABEL = String.raw`(?!\d+(?![\p{L}\p{M}\p{N}\uFFFD-]))(?:xn--${LABEL}|[a-z\d]+(?=-|[${UNSPACED}])|${LABEL})`;
/** `@gmail` is an unfinished address. Any other @ needs a host name behind it. Subversion adds an id to an address. */
const HOST = new RegExp(
  String.raw`@((?:${LABEL}(?:\p{Cf}+${LABEL})*\.)+${LAST_LABEL}|g(?:oogle)?mail(?!${LABEL}))((?:@(?![\da-f]{8}-[\da-f]{4}-)[\p{L}\p{M}\p{N}._+-]*)*)`,
  "giu",
);

const NAME = /(?<=([A-Za-z0-9._+-]*))/uy;
/** A name with letters that no Gmail address has: `josé`. A mark belongs to the character before it. */
const FOREIGN_NAME = new RegExp(String.raw`(?<=((?!\p{M})(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}._+-])*))`, "uy");
/** A reference of HTML that `readEscapes` does not know is a part of a name. */
const REFERENCE = String.raw`&[a-zA-Z][a-zA-Z\d]*;`;
const TOUCHING = new RegExp(String.raw`(?<=((?:${REFERENCE}|[^${BREAKS}])*))`, "uy");
const BEHIND_REFERENCE = new RegExp(String.raw`(?<=${REFERENCE})`, "y");
const EDGE = `(?:^|[${BORDERS}])${INVISIBLE}`;
const BORDER = new RegExp(
  String.raw`(?<=${EDGE}|${EDGE}${MARK}${INVISIBLE}|${[
    // A key: `user=`, `?email=`, `sender='`, `user[email]=`.
    String.raw`(?:^|[${BORDERS}?&])[\p{L}\p{N}_.-]+=['‘\x60]?`,
    String.raw`[)\]]=`,
    // The path and the query of a link: `//example.org/a/`, `example.org/`, `localhost:3000/`, `/unsubscribe?`.
    String.raw`(?:^|[${BREAKS}])/[^${BREAKS}]*[/?&#=]`,
    String.raw`(?:(?:^|[${BREAKS}])[\w-]+(?:\.[\w-]+)+|:\d+)/(?:[^${BREAKS}]*[/?&#=])?`,
  ].join("|")})`,
  "uy",
);
/** The opening marks of emphasis in Markdown, and the name behind them. */
const EMPHASIS = new RegExp(String.raw`(?<=${EDGE}([*_~]+)((?:[A-Za-z0-9.+-][A-Za-z0-9._+-]*)?))`, "uy");
const BEHIND_ADDRESS = /^\/[\w.+-]+$/;

/**
 * Finds the addresses in a text whose escapes have been read, in its order, also repeated and invalid ones. It looks
 * for the host, and then at what touches the name. Behind a border, the name is whole. Behind any other sign, the
 * address is a part of something longer, which is judged as a whole. The cost is linear.
 */
export function findAddresses(text: string): FoundAddress[] {
  const people = hideNames(text);
  const found: FoundAddress[] = [];
  let from = 0;
  HOST.lastIndex = 0;
  // For each line of a list, `matchAll` would take as long as all the rest.
  for (let match = HOST.exec(people); match !== null; match = HOST.exec(people)) {
    const host = match[1]!;
    const before = people.slice(from, match.index);
    const end = HOST.lastIndex;
    const isBehindOne = from > 0 && BEHIND_ADDRESS.test(before);
    const name = isBehindOne ? before.slice(1) : findName(before, host, people.slice(end, end + 8));
    from = end;
    if (!LETTER.test(name)) continue;
    const isOne = match[2] === "" && !/[@\uFFFD]/.test(name + host);
    const parsed: ParseResult = isOne ? parseFound(name, host.toLowerCase()) : { ok: false, error: "invalid-email" };
    const start = match.index - name.length;
    found.push({ text: text.slice(start, end), host, start, end, parsed });
  }
  return found;
}

/** Blanks out quoted names, and the user and password of a link: they are no addresses. The length stays. */
export function hideNames(text: string): string {
  const named = !text.includes('"')
    ? text
    : text.replaceAll(QUOTATION, (quotation, address?: string) => {
        if (address === undefined) return quotation;
        return address === "@" ? "_".repeat(quotation.length - 1) + address : address.padStart(quotation.length);
      });
  if (!named.includes("://")) return named;
  return named.replaceAll(LINK_USER, (link, user: string) => (user.includes("@") ? user : "").padEnd(link.length));
}

/** A quotation within a line. Before an address in a bracket, it is the name of that address: RFC 5322 §3.4. */
const QUOTATION = /"[^"\r\n]*"(\s*<[^\s"<>]*@|@)?/g;
/** RFC 3986 §3.2.1. But in a table, a separator ends the link, and people write passwords with forbidden signs. */
const LINK_USER =
  /(?<=:\/\/)([^\s/?#"'<>@:,;|]*(?:@[^\s/?#"'<>@:]+(?=[:@]))?)(?::(?!\d+[/?#,;|])(?:[^\s"'<>?=]*|[^\s"'<>/]*))?@/g;
const LETTER = /[\p{L}\p{N}_]/u;

/** Finds the name before a host, or else all that touches the host; an empty text if that is nobody's. */
function findName(before: string, host: string, after: string): string {
  const emphasized = matchAtEnd(EMPHASIS, before);
  if (emphasized !== null && after.startsWith(Array.from(emphasized[1]!).toReversed().join(""))) return emphasized[2]!;
  // Leaked lists have separators of several signs: `a|--|-jane@gmail.com`.
  const run = matchAtEnd(NAME, before)![1]!;
  if (before[before.length - run.length - 1] === "|") return run.replace(/^-+/, "");
  for (const name of [run, matchAtEnd(FOREIGN_NAME, before)![1]!]) {
    const rest = before.slice(0, before.length - name.length);
    const isWhole =
      matchAtEnd(BEHIND_REFERENCE, rest) !== null || (/=['‘`]?$/.test(rest) && isNoValue(rest, name, host));
    if (name !== "" && !isWhole && matchAtEnd(BORDER, rest) !== null) return name;
  }
  const touching = matchAtEnd(TOUCHING, before)![1]!;
  // A link may name a person behind its @: `https://example.org/@jane.doe`.
  return /[/?&#=]$/.test(touching) ? "" : touching;
}

/**
 * Whether a name behind `=` is no value of a key. It may be a host in a return path,
 * `ann=gmail.com@bounces.example.org`, or begin with a byte of quoted-printable, in a piece of a mail's source:
 * `jos=E9@`, `x=3Djane@`.
 */
function isNoValue(rest: string, name: string, host: string): boolean {
  const ending = isDomain(host.toLowerCase()) ? COMMON_ENDING : ANY_ENDING;
  return QUOTED_BYTE.test(name) || (ending.test(name) && !IN_QUERY.test(rest.slice(-KEY_MAX_LENGTH)));
}

const COMMON_ENDING = /\.(?:com|net|org|edu|gov)$/i;
const ANY_ENDING = /\.(?:com|net|org|edu|gov|info|[a-z]{2})$/i;
/** The key of a link's query. */
const IN_QUERY = /[?&][^=\s]*=$/;
const KEY_MAX_LENGTH = 100;
const QUOTED_BYTE = /^(?:3D|[C-F][\dA-F](?:[a-z]|$))/;

function matchAtEnd(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = text.length;
  return pattern.exec(text);
}

function parseFound(name: string, host: string): ParseResult {
  if (!isDomain(host)) return { ok: false, error: "unsupported-domain" };
  return parseName(name.replace(RETURN_PATH, ""), host);
}

/** Gmail sends back here what it could not forward: `jane+caf_=jane=example.org`. Nobody was given this address. */
const RETURN_PATH = /\+caf_=[^=]+=[^=]+/i;
