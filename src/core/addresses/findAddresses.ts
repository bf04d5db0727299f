import { isDomain, parseName, type ParseResult } from "./address";

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
const PICTURES = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20E3\u2190-\u21FF\u2794-\u27BE\u27F0-\u297F\u2B00-\u2BFF`;
const BORDERS = BREAKS + UNSPACED + PICTURES;
/**
 * Bullets, dashes, apostrophes. Within a name they belong to it. An ellipsis or a block hides a part of a name, and
 * U+FFFD stands for an unknown character, so these are no marks.
 */
const MARK = String.raw`(?:['’]+|[‘‛‟❛❝]{1,2}|\x60+|[^\p{ASCII}\p{L}\p{M}\p{N}\p{C}\u2025\u2026\u2580-\u259F\uFFFD])`;
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
    String.raw`[\p{sc=Hebrew}\p{sc=Arabic}]\p{M}*[\u05BE\u0640]`,
    // The path and the query of a link: `//example.org/a/`, `example.org/`, `localhost:3000/`, `/unsubscribe?`.
    String.raw`(?:^|[${BREAKS}])/[^${BREAKS}]*[/?&#=]`,
    String.raw`(?:(?:^|[${BREAKS}])[\w-]+(?:\.[\w-]+)+|:\d+)/(?:[^${BREAKS}]*[/?&#=])?`,
  ].join("|")})`,
  "uy",
);
/** The opening marks of emphasis in Markdown, and the name behind them. */
const EMPHASIS = new RegExp(String.raw`(?<=${EDGE}([*_~]+)((?:[A-Za-z0-9.+-][A-Za-z0-9._+-]*)?))`, "uy");
/** Programs have a letter before a string: `N'jane@gmail.com'`. */
const PREFIX = new RegExp(String.raw`(?<=(?:^|[${BORDERS}=+])[nburfe]')`, "iuy");
/** Hebrew and Arabic words join a name of other letters with a hyphen of theirs, or with an ASCII one. */
const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\u0640]/u;

/**
 * Finds the addresses in a text whose escapes have been read, in its order, also repeated and invalid ones. It looks
 * for the host, and then at what touches the name. Behind a border, the name is whole. Behind any other sign, the
 * address is a part of something longer, which is judged as a whole. The cost is linear.
 */
export function findAddresses(text: string): FoundAddress[] {
  const people = hideNames(text);
  const found: FoundAddress[] = [];
  let from = 0;
  let isBehindAddress = false;
  HOST.lastIndex = 0;
  // For each line of a list, `matchAll` would take as long as all the rest.
  for (let match = HOST.exec(people); match !== null; match = HOST.exec(people)) {
    const others = match[2]!;
    const host = (others === "" ? BEFORE_WORD.exec(match[1]!)?.[0] : undefined) ?? match[1]!;
    const end = match.index + 1 + host.length + others.length;
    HOST.lastIndex = end;
    // A longer name is not read, because it cannot be one.
    const before = people.slice(Math.max(from, match.index - NAME_MAX_LENGTH), match.index);
    const isJoined: boolean = isBehindAddress && JOINED.test(before);
    const isBehindSlash: boolean = isJoined && before.startsWith("/");
    const name: string = isBehindSlash ? before.slice(1) : findName(before, people.slice(end, end + 8));
    from = end;
    isBehindAddress = false;
    if (!LETTER.test(name) || MESSAGE_HOST.test(host)) continue;
    if (isJoined && !isBehindSlash && !isDomain(host.toLowerCase()) && !ENDING.test(host)) continue;
    const isOne: boolean = others === "" && !/[@\uFFFD]/.test(name + host);
    const parsed: ParseResult = isOne ? parseFound(name, host.toLowerCase()) : { ok: false, error: "invalid-email" };
    const start = match.index - name.length;
    isBehindAddress = parsed.ok || parsed.error === "unsupported-domain";
    found.push({ text: text.slice(start, end), host, start, end, parsed });
  }
  return found;
}

const NAME_MAX_LENGTH = 400;
/** A capital behind the small letters of an ending begins the next word: `gmail.comPhone`. */
const BEFORE_WORD = /^[A-Za-z\d.-]+\.(?:com|net|org|edu|gov|info)(?=[A-Z])/;
/** A password is joined to the address of its account, and another address is joined by a slash: `a@b.org/c@d.org`. */
const JOINED = /^(?:[:|][^\s,;|"<>()]+|\/[\w.+-]+)$/;
/** Programs write each message with a name of this host. */
const MESSAGE_HOST = /^mail\.gmail\.com$/i;

/** Blanks out what is no address: quoted names, users of a link, passwords, names of messages. The length stays. */
export function hideNames(text: string): string {
  let named = text;
  if (text.includes('"')) {
    named = text.replaceAll(QUOTATION, (quotation, address?: string) =>
      address === undefined ? quotation : address.padStart(quotation.length, address === "@" ? "_" : " "),
    );
  }
  if (named.includes(":/")) {
    named = named.replaceAll(LINK_USER, (link, user: string) => (user.includes("@") ? user : "").padEnd(link.length));
  }
  return MAY_HAVE_SECRET.test(named) ? named.replaceAll(SECRET, (secret) => " ".repeat(secret.length)) : named;
}

/** A quotation within a line. Before an address in a bracket, it is the name of that address: RFC 5322 §3.4. */
const QUOTATION = /"[^"\r\n]*"(\s{0,99}<[^\s"<>]*@|@)?/g;
/** RFC 3986 §3.2.1. But in a table, a separator ends the link, and people write passwords with forbidden signs. */
const LINK_USER =
  /(?<=:\/\/|https?:\/)(?<!mailto:\/\/)([^\s/?#"'<>@:,;|]{0,300}(?:@[^\s/?#"'<>@:]{1,300}(?=[:@]))?)(?::(?!\d{1,9}[/?#,;|])(?:[^\s"'<>?=]{0,300}|[^\s"'<>/]{0,300}))?@/gi;
/** Most lines have none of these. */
const MAY_HAVE_SECRET = /pass|pwd|secret|token|[cm]id:|msg|message|reply|references|content-id/i;
const VALUE = String.raw`["']?\s{0,9}[:=]\s{0,9}`;
const SECRET = new RegExp(
  [
    String.raw`(?<![a-z\d])(?:password|passwd|pwd|pass|secret|token)${VALUE}(?:"[^"\r\n]{0,500}"|'[^'\r\n]{0,500}'|[^\s"'<>,;&|]{1,500})`,
    String.raw`(?<![a-z])(?:(?:msg|message)[-_ ]?id|in-reply-to|content-id)(?:${VALUE}|\t)["']?<?[^\s"'<>,;]{1,998}`,
    String.raw`(?<![a-z])references${VALUE}["']?<[^\s<>]{1,998}>`,
    // Links to parts and messages: RFC 2392.
    String.raw`(?<![a-z])[cm]id:[^\s"'<>)]{1,998}`,
  ].join("|"),
  "gi",
);
const LETTER = /[\p{L}\p{N}_]/u;

/** Finds the name before a host, or else all that touches the host; an empty text if that is nobody's. */
function findName(before: string, after: string): string {
  const emphasized = matchAtEnd(EMPHASIS, before);
  if (emphasized !== null && after.startsWith(Array.from(emphasized[1]!).toReversed().join(""))) return emphasized[2]!;
  // Leaked lists have separators of several signs: `a|--|-jane@gmail.com`.
  const run = matchAtEnd(NAME, before)![1]!;
  const sign = before.at(-run.length - 1) ?? "";
  if (sign === "|" || (run.startsWith("-") && RIGHT_TO_LEFT.test(sign))) return run.replace(/^-+/, "");
  for (const name of [run, matchAtEnd(FOREIGN_NAME, before)![1]!]) {
    const rest = before.slice(0, before.length - name.length);
    const isWhole = matchAtEnd(BEHIND_REFERENCE, rest) !== null || (/=['‘`]?$/.test(rest) && isNoValue(rest, name));
    const isPrefixed = after.startsWith("'") && matchAtEnd(PREFIX, rest) !== null;
    if (name !== "" && !isWhole && (isPrefixed || matchAtEnd(BORDER, rest) !== null)) return name;
  }
  const touching = matchAtEnd(TOUCHING, before)![1]!;
  // A link may name a person behind its @: `https://example.org/@jane.doe`.
  return /[/?&#=]$/.test(touching) ? "" : touching;
}

/**
 * Whether a name behind `=` is no value of a key. It may be a host in a return path,
 * `ann=shop.example@bounces.example.org`, or begin with a byte of quoted-printable, in a piece of a mail's source:
 * `jos=E9@`, `x=3Djane@`.
 */
function isNoValue(rest: string, name: string): boolean {
  return QUOTED_BYTE.test(name) || (ENDING.test(name) && !KEY.test(rest));
}

const ENDING = /\.(?:com|net|org|edu|gov|info|io|app|dev|shop|store|online|site|[a-z]{2})$/i;
/** A key of a person, or the key of a link's query. */
const KEY = /(?:mail|user|username|login|uid|from|to|sender|[?&][^=\s]*)["'\]]{0,2}=['‘`]?$/i;
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
