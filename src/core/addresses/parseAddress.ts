import {
  isDomain,
  LOCAL_PART_MAX_OCTETS,
  mailboxNameOf,
  parseName,
  type ParseError,
  type ParseResult,
  toEmail,
} from "./address";
import { findAddresses, type FoundAddress, hideNames, UNSPACED } from "./findAddresses";
import { readEscapes } from "./readEscapes";

/**
 * Reads the one address in a text that a person typed or pasted. A full address is read as it is or refused, so it
 * never becomes somebody else's. Other text may be around it, as in a check. A bare username gets gmail.com, and loses
 * the characters that Gmail does not allow, but markup and links are refused. A parsed address gives itself when it is
 * parsed again. It never throws, whatever it is given, and the cost is linear.
 */
export function parseAddress(input: unknown): ParseResult {
  const text = typeof input === "string" ? readEscapes(input) : "";
  const found = findOne(text);
  if (found !== undefined) return hasWordBefore(text, found) ? refuse("invalid-email") : found.parsed;

  const [name, host, ...others] = trimInvisible(text).split("@", 3);
  if (host === undefined) return parseUsername(name!);
  const isUnsupported = name !== "" && host !== "" && others.length === 0 && !isDomain(host.toLowerCase());
  return refuse(isUnsupported ? "unsupported-domain" : "invalid-email");
}

/** Finds the only address of a text; `undefined` beside another `@`. A row of a sheet may have one Gmail address. */
function findOne(text: string): FoundAddress | undefined {
  const found = findAddresses(text);
  const ofGmail = text.includes("\t") ? found.filter(({ parsed }) => parsed.ok) : [];
  const [first, ...others] = ofGmail.length > 0 ? ofGmail : found;
  const isOne = others.every((other) => other.text.toLowerCase() === first!.text.toLowerCase());
  const isOnly = ofGmail.length > 0 || hideNames(text).split("@").length === found.length + 1;
  return isOne && isOnly ? first : undefined;
}

/** Whether a word before a Gmail address may be a part of it: `jane doe@gmail.com` is not Doe's. */
function hasWordBefore(text: string, { start, parsed }: FoundAddress): boolean {
  return parsed.ok && WORD_BEFORE.test(text.slice(0, start));
}

/** A colon, a bracket, a sign of a link, a line break or a tab would tell the word from the address. */
const WORD_BEFORE = new RegExp(
  String.raw`(?![${UNSPACED}])[\p{L}\p{M}\p{N}][^\s:<>/=?&#]?(?:[,;._+'-]|[^\S\r\n\t])*$`,
  "u",
);

function parseUsername(text: string): ParseResult {
  const name = toUsername(text);
  // Without its foreign characters, `<b>jane</b>` would become `bjaneb`.
  if (MARKUP.test(name) || LINK.test(name)) return refuse("invalid-email");
  return parseName(name.replaceAll(FOREIGN_CHARACTERS, ""), "gmail.com");
}

/** Takes a username out of a `mailto:` link (RFC 6068). One with a broken escape stays a link. */
function toUsername(text: string): string {
  return text.replace(/^mailto:([^?%]*)(?:\?.*)?$/is, "$1");
}

/** Finds the visible characters that a bare username loses, each once. Any other text loses none. */
export function findForeignCharacters(text: string): string[] {
  const name = toUsername(trimInvisible(readEscapes(text))).normalize("NFC");
  const isBare = !name.includes("@") && parseAddress(text).ok;
  const found = isBare ? (name.match(FOREIGN_CHARACTERS) ?? []) : [];
  return [...new Set(found)].filter((character) => /[^\s\p{C}]/u.test(character));
}

/** Removes the blanks and the invisible characters that mail programs put around a copied address. */
function trimInvisible(text: string): string {
  return /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text)?.[0] ?? "";
}

/** The characters that a username may not have, each with the marks on it. */
const FOREIGN_CHARACTERS = /[^A-Za-z0-9.+-]\p{M}*/gu;
const MARKUP = /<[^<]*>/;
const LINK = /:\/\/|mailto:|^www\./i;

function refuse(error: ParseError): ParseResult {
  return { ok: false, error };
}

/**
 * The rule that a text breaks: dots side by side; a dot at the start, at the end or before the plus; a sign that no
 * address at Gmail has; over 64 characters before the `@`; a host other than the two.
 */
export type AddressFault = "two-dots" | "dot-at-end" | "character" | "too-long" | "other-host";

/**
 * Finds why `parseAddress` refuses a text; `null` if none of these rules is broken, or a person who goes on typing may
 * still make it right: `jane.`, `jane@gm`. The cost is linear.
 */
export function findAddressFault(text: string): AddressFault | null {
  const read = readEscapes(text);
  const found = findOne(read);
  if (found?.parsed.ok) return hasWordBefore(read, found) ? "character" : null;

  const [typed = "", host, ...others] = (found?.text ?? toUsername(trimInvisible(read))).split("@", 3);
  if (others.length > 0 || MARKUP.test(typed) || LINK.test(typed)) return null;
  if (host !== undefined && !DOMAINS.some((domain) => domain.startsWith(host.toLowerCase()))) return "other-host";
  if (host !== undefined && FOREIGN_SIGN.test(typed)) return "character";

  const name = typed.replaceAll(FOREIGN_CHARACTERS, "");
  if (name.includes("..")) return "two-dots";
  const finished = host === undefined ? name.replace(/\.$/, "") : name;
  if (finished.startsWith(".") || finished.endsWith(".") || mailboxNameOf(finished).endsWith(".")) return "dot-at-end";
  return name.length > LOCAL_PART_MAX_OCTETS ? "too-long" : null;
}

const DOMAINS = ["gmail.com", "googlemail.com"];
/** A tag may have underscores. */
const FOREIGN_SIGN = /[^A-Za-z0-9.+_-]|^[^+]*_/;

/** Whether a text has several addresses, as a pasted list. The cost is linear. */
export function isAddressList(text: string): boolean {
  return findAddresses(readEscapes(text)).length > 1;
}

/** Guesses the address that `janegmail.com`, `jane (at) gmail (dot) com`, `jane@gmial.com` or `josé` is, or `null`. */
export function findMeant(text: string): string | null {
  const typed = text.trim().slice(0, MEANT_MAX_LENGTH).normalize("NFD");
  const plain = typed.replaceAll(/\p{M}/gu, "");
  const match = WITHOUT_AT.exec(plain) ?? MISSPELT.exec(plain) ?? (plain === typed ? null : USERNAME.exec(plain));
  if (match === null) return null;
  const parsed = parseAddress(`${match[1]!}@${match[2] ?? "gmail"}.com`);
  return parsed.ok ? toEmail(parsed.address) : null;
}

/** In characters. A longer text was not meant to be an address. */
const MEANT_MAX_LENGTH = 100;
const USERNAME = /^([a-z\d.+-]+)(?:@(gmail|googlemail)\.com)?$/i;
/** Each is no host of another provider, and no beginning of `gmail.com`, which a person may still be typing. */
const MISSPELT = /^([a-z\d.+-]+)@(?:g(?:mial|amil|mai|mal|nail|maill|mali)\.com|gmail\.(?:con|cm|om|comm|vom))$/i;
const WITHOUT_AT =
  /^([a-z\d][a-z\d.+-]*?)(?:[^a-z\d@]+at[^a-z\d@]+|[^a-z\d@]*)(gmail|googlemail)(?:[^a-z\d@]+dot[^a-z\d@]+|[^a-z\d@]*)com$/i;
