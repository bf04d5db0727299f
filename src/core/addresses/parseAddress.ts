import { isDomain, LOCAL_PART_MAX_OCTETS, mailboxNameOf, parseName, type ParseResult, toEmail } from "./address";
import { findAddresses, hideNames, UNSPACED } from "./findAddresses";
import { readEscapes } from "./readEscapes";

/**
 * Reads the one address in a text that a person typed or pasted. A full address is read as it is or refused, so it
 * never becomes somebody else's. Other text may be around it, as in a check. A bare username gets gmail.com, and loses
 * the characters that Gmail does not allow, but markup and links are refused. A parsed address gives itself when it is
 * parsed again. It never throws, whatever it is given, and the cost is linear.
 */
export function parseAddress(input: unknown): ParseResult {
  const { found, isCut, name, host, others } = readTyped(typeof input === "string" ? input : "");
  if (found !== undefined && !isCut) return found.parsed;
  if (found === undefined && host === undefined && !MARKUP.test(name)) {
    return parseName(name.replaceAll(FOREIGN_CHARACTERS, ""), "gmail.com");
  }
  const isOne = found === undefined && name !== "" && others.length === 0;
  const isUnsupported = isOne && host !== undefined && host !== "" && !isDomain(host.toLowerCase());
  return { ok: false, error: isUnsupported ? "unsupported-domain" : "invalid-email" };
}

/** Reads the only address of a text, or else its parts beside each `@`, without the blanks around them. */
function readTyped(text: string) {
  const read = readEscapes(text);
  const all = findAddresses(read);
  // A row of a sheet may have one Gmail address.
  const ofGmail = read.includes("\t") ? all.filter(({ parsed }) => parsed.ok) : [];
  const [first, ...repeated] = ofGmail.length > 0 ? ofGmail : all;
  const isOne = repeated.every((other) => other.text.toLowerCase() === first!.text.toLowerCase());
  const isOnly = ofGmail.length > 0 || hideNames(read).split("@").length === all.length + 1;
  const found = isOne && isOnly ? first : undefined;
  // A word before a Gmail address may be a part of it: `jane doe@gmail.com` is not Doe's.
  const isCut = found?.parsed.ok === true && WORD_BEFORE.test(read.slice(0, found.start));
  const [typed = "", host, ...others] = (found?.text ?? VISIBLE.exec(read)?.[0] ?? "").split("@", 3);
  // A link of RFC 6068. One with a broken escape stays a link.
  const name = typed.replace(/^mailto:([^?%]*)(?:\?.*)?$/is, "$1");
  return { found, isCut, name, host, others };
}

/** Without the blanks and the invisible characters that mail programs put around a copied address. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su;

/** A colon, a bracket, a sign of a link, a line break or a tab would tell the word from the address. */
const WORD_BEFORE = new RegExp(
  String.raw`(?![${UNSPACED}])[\p{L}\p{M}\p{N}][^\s:<>/=?&#]?(?:[,;._+'-]|[^\S\r\n\t])*$`,
  "u",
);

/** Without its foreign characters, `<b>jane</b>` would become `bjaneb`. */
const MARKUP = /<[^<]*>|:\/\/|mailto:|^www\./i;
/** The characters that a username may not have, each with the marks on it. */
const FOREIGN_CHARACTERS = /[^A-Za-z0-9.+-]\p{M}*/gu;

/** Finds the visible characters that a bare username loses, each once. Any other text loses none. */
export function findForeignCharacters(text: string): string[] {
  const { name, host } = readTyped(text);
  const isBare = host === undefined && parseAddress(text).ok;
  const found = isBare ? (name.normalize("NFC").match(FOREIGN_CHARACTERS) ?? []) : [];
  return [...new Set(found)].filter((character) => /[^\s\p{C}]/u.test(character));
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
  const { found, isCut, name: typed, host, others } = readTyped(text);
  if (found?.parsed.ok) return isCut ? "character" : null;
  if (others.length > 0 || MARKUP.test(typed)) return null;
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
