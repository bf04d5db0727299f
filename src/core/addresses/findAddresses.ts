import { isDomain, parseName, type ParseResult } from "./address";

/** An address in a text. */
export interface FoundAddress {
  /** As it is written. One that is no address has all that touches it. */
  readonly text: string;
  readonly host: string;
  readonly start: number;
  readonly end: number;
  readonly parsed: ParseResult;
}

/*
 * The characters around an address, as parts of character classes. Han, kana, Hangul and the scripts of South-East Asia
 * are written without blanks. Their `Script_Extensions` would have marks and dots of Latin names: `ngọc`, `paul·lel`.
 */
const BREAKS = String.raw`\s,;:|"()<>[\]{}\p{Ps}\p{Pe}“”„«»‹›\u3000-\u303F\uFF00-\uFF65`;
export const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3041-\u33FF\uFF66-\uFF9F`;
export const PICTURES = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20E3\u2190-\u21FF\u2794-\u27BE\u27F0-\u297F\u2B00-\u2BFF`;
const BORDERS = BREAKS + UNSPACED + PICTURES;
/** Bullets, dashes, apostrophes. Within a name they belong to it. An ellipsis or a block hides a part of one. */
const MARK = String.raw`(?:['’]+|[‘\x60]|[^\p{ASCII}\p{L}\p{M}\p{N}\p{C}\u2025\u2026\u2580-\u259F])`;
const INVISIBLE = String.raw`[\p{Cf}\p{Cc}\uFE00-\uFE0F]*`;

const LABEL = String.raw`[\p{L}\p{M}\p{N}-]+`;
/** No top-level domain has a hyphen, but those in punycode, so `gmail.com-ra` ends before it. */
const LAST_LABEL = String.raw`(?:xn--${LABEL}|[a-z\d]+(?=-|[${UNSPACED}])|${LABEL})`;
/** `@gmail` is an unfinished address. Behind all others, an @ needs a host name. */
const HOST = new RegExp(
  String.raw`@((?:${LABEL}(?:\p{Cf}+${LABEL})*\.)+${LAST_LABEL}|g(?:oogle)?mail(?!${LABEL}))((?:@[\p{L}\p{M}\p{N}._+-]*)*)`,
  "giu",
);

const NAME = /(?<=([A-Za-z0-9._+-]*))/uy;
/** A name with letters that no address has: `josé`. A mark belongs to the character before it. */
const FOREIGN_NAME = new RegExp(String.raw`(?<=((?!\p{M})(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}._+-])*))`, "uy");
const TOUCHING = new RegExp(String.raw`(?<=([^${BREAKS}]*))`, "uy");
const EDGE = `(?:^|[${BORDERS}])${INVISIBLE}`;
const BORDER = new RegExp(
  String.raw`(?<=${EDGE}|${EDGE}${MARK}${INVISIBLE}|${[
    // A key: `user=`, `?email=`, `user[email]=`. `=3D` is a sign of a mail that was cut out of it.
    String.raw`(?:^|[${BORDERS}?&])[\p{L}\p{N}_.-]+=(?!3D)`,
    String.raw`[)\]]=`,
    // The path and the query of a link: `//example.org/a/`, `example.org/`, `localhost:3000/`, `/unsubscribe?`.
    String.raw`(?:^|[${BREAKS}])/[^${BREAKS}]*[/?&#=]`,
    String.raw`(?:(?:^|[${BREAKS}])[\w-]+(?:\.[\w-]+)+|:\d+)/(?:[^${BREAKS}]*[/?&#=])?`,
  ].join("|")})`,
  "uy",
);
/** The marks at the beginning of a text that Markdown emphasises, and the name behind them. */
const EMPHASIS = new RegExp(String.raw`(?<=${EDGE}([*_~]+)((?:[A-Za-z0-9.+-][A-Za-z0-9._+-]*)?))`, "uy");
const BEHIND_ADDRESS = /^\/[\w.+-]+$/;

/**
 * Finds the addresses in a text whose escapes have been read (`readEscapes`). It looks for the host, and then judges what
 * touches the name: a border, or a sign that belongs to something longer, of which all is judged.
 *
 * @returns The addresses in the order of the text, repeated and invalid ones too. The cost is linear.
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
    const name =
      from > 0 && BEHIND_ADDRESS.test(before) ? before.slice(1) : findName(before, people.slice(end, end + 8));
    from = end;
    if (name === "") continue;
    const isOne = match[2] === "" && !name.includes("@");
    const parsed: ParseResult = isOne ? parseFound(name, host.toLowerCase()) : { ok: false, error: "invalid-email" };
    const start = match.index - name.length;
    found.push({ text: people.slice(start, end), host, start, end, parsed });
  }
  return found;
}

/** Blanks out the quoted names of addresses, which may be addresses themselves. All places stay. */
export function hideNames(text: string): string {
  return text.replaceAll(QUOTATION, (quotation, address?: string) =>
    address === undefined ? quotation : address.padStart(quotation.length),
  );
}

/** A quotation within a line. Before an address in a bracket, it is the name of that address: RFC 5322 §3.4. */
const QUOTATION = /"[^"\r\n]*"(\s*<[^\s"<>]*@)?/g;

/** @returns The name, or all that touches it; an empty text if there is none. */
function findName(before: string, after: string): string {
  const emphasized = matchAtEnd(EMPHASIS, before);
  if (emphasized !== null && after.startsWith(Array.from(emphasized[1]!).toReversed().join(""))) return emphasized[2]!;
  // `a|--|-jane@gmail.com` has separators of several signs.
  const run = matchAtEnd(NAME, before)![1]!;
  if (before[before.length - run.length - 1] === "|") return run.replace(/^-+/, "");
  for (const name of [run, matchAtEnd(FOREIGN_NAME, before)![1]!]) {
    if (name !== "" && matchAtEnd(BORDER, before.slice(0, before.length - name.length)) !== null) return name;
  }
  const touching = matchAtEnd(TOUCHING, before)![1]!;
  // The name of a person in a link: `https://example.org/@jane.doe`.
  return /[/?&#=]$/.test(touching) ? "" : touching;
}

function matchAtEnd(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = text.length;
  return pattern.exec(text);
}

function parseFound(name: string, host: string): ParseResult {
  if (!isDomain(host)) return { ok: false, error: "unsupported-domain" };
  return parseName(name.replace(RETURN_PATH, ""), host);
}

/** Where Gmail sends back what it could not forward: `jane+caf_=jane=example.org`. Nobody was given this address. */
const RETURN_PATH = /\+caf_=[^=]+=[^=]+/i;
