import { cleanText, takeOutUnseen } from "../addresses/cleanText";
import { endHost, findLinks, type FoundLink } from "../addresses/findLinks";
import { decodeBytes, readEscapes } from "../addresses/readEscapes";
import { findSite, isCommonEnding, siteNameOf } from "../tags/findSite";
import { splitLine } from "./splitLine";
import { unwrapName } from "./unwrapName";

/** The longest recipient and the longest note, in characters. */
export const BOOK_TEXT_MAX_LENGTH = 500;

/** Escapes within escapes are read again and again. It bounds the cost. */
const ESCAPED_MAX_LENGTH = 2000;

/**
 * Reads a recipient, wherever it comes from. Whatever a person writes for one site gives one recipient.
 *
 * - A link, a host name or an app gives its registrable domain in lower case. So do the links in a text, and the only
 *   site in a text or in a row of a table, whose other columns may have a password. The address of a person is no site.
 * - Anything else gives its text, as `cleanText` and `unwrapName` leave it. `Name <address>` gives the name.
 *
 * @returns At most 500 characters; the empty text for a blank one. Reading it again changes nothing. Linear cost.
 */
export function toRecipient(text: string): string {
  const words = cleanText(text.replaceAll(/[™®℠]/g, ""));
  const linked = findLinkedSites(words);
  const [site, ...others] = linked.length > 0 ? [linked.join(" ")] : findRowSites(text);
  const name = unwrapName(cleanText(words.replaceAll(TAG, " ")));
  const read = site !== undefined && others.length === 0 ? site : readHost(name) || readText(name);
  // A text that lost its marks, its escapes or its end may be a site now.
  return read === text ? read : toRecipient(read);
}

/** Tags of HTML around a name. Any other word in such brackets may be a name itself. */
const TAG = /<\/?(?:a|b|i|u|p|em|br|li|td|th|tr|div|span|strong|code|h[1-6])(?: [^<>]*)?\/?>/gi;

/** Returns the recipients that the links of a text stand for, each once. */
export function findLinkedSites(text: string): string[] {
  const sites = MAY_HAVE_LINKS.test(text) ? findLinks(text).map(toLinked) : [];
  return [...new Set(sites)].filter((site) => site !== "");
}

const MAY_HAVE_LINKS = /http|\/\//i;

/** A link to an app in a store gives the site of the app, or the name that the store has for it. */
function toLinked({ scheme, host, rest }: FoundLink): string {
  const app = /^(?:play\.google\.com|details)$/i.test(host) ? /[?&]id=(\w+(?:\.\w+)*)/.exec(rest)?.[1] : undefined;
  if (app !== undefined) return findSite(`https://${toHostOfApp(app)}`) ?? "";
  const title = /^(?:apps|itunes)\.apple\.com$/i.test(host) ? /\/app\/([^/?#]+)/.exec(rest)?.[1] : undefined;
  if (title !== undefined) return toRecipient((decodeBytes(title) ?? title).replaceAll("-", " "));
  return findSite(`https://${/^[ai]/i.test(scheme) ? toHostOfApp(host) : endHost(host)}`) ?? "";
}

/** `com.netflix.mediaclient` → `mediaclient.netflix.com`. */
function toHostOfApp(app: string): string {
  return app.split(".").toReversed().join(".");
}

/** Finds the sites in a row of a table (`findSites`); none in another text. */
function findRowSites(text: string): string[] {
  const { parts, isRow } = splitLine(takeOutUnseen(text));
  return isRow ? findSites(parts) : [];
}

/** Finds the sites among the parts of a line, each once. Beside a common ending, a rare one is a name: `jane.doe`. */
export function findSites(parts: readonly string[]): string[] {
  const hosts = parts.filter((part) => part.includes(".")).map((part) => readHost(unwrapName(cleanText(part))));
  const sites = new Set(hosts.filter((site) => site !== ""));
  const common = [...sites].filter(hasCommonEnding);
  return common.length > 0 ? common : [...sites];
}

/** The path of a link may have an `@` too. */
const ADDRESS = /^[^/]*@/;

/** Returns the site of a host name; the empty text for another text. */
function readHost(name: string): string {
  if (/\s/.test(name) || ADDRESS.test(name) || isNameWithDots(name)) return "";
  const host = endHost(name);
  return findSite(hasCommonEnding(host) ? host : name) ?? "";
}

/** Whether the dots of a name stand for blanks: `L.L.Bean`, `Dr.Silva`. With a common ending, it is a site. */
function isNameWithDots(name: string): boolean {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (isCommonEnding(ending) || !/^(?!www\.)[\p{L}\p{M}\p{N}.'’&-]+$/iu.test(name)) return false;
  const isCountry = /^\p{Lu}{2}$/u.test(ending) && isCommonEnding(ending.toLowerCase());
  return /\p{Ll}/u.test(name) && /\.\p{Lu}/u.test(isCountry ? name.slice(0, -2) : name);
}

function hasCommonEnding(host: string): boolean {
  return isCommonEnding(host.slice(host.lastIndexOf(".") + 1));
}

/** Reads a text that is neither a link nor a host name. */
function readText(name: string): string {
  const decoded = readEscapes(name);
  if (decoded !== name) return decoded.slice(0, ESCAPED_MAX_LENGTH);
  const named = NAMED_ADDRESS.exec(name)?.[1] ?? "";
  if (/[\p{L}\p{N}]/u.test(named)) return named;
  const [site, ...others] = name.includes(".") ? listSites(name) : [];
  if (site !== undefined && others.length === 0) return site;
  const text = isNameWithDots(name) ? name.replaceAll(".", " ") : name;
  // The cut may leave half a character.
  return text.slice(0, BOOK_TEXT_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

const NAMED_ADDRESS = /^([^<]*)<[^<>\s]*@[^<>\s]*$/;

/** Keyboards put a blank behind a dot. Among other words, only endings count that are no words themselves. */
const SPACED_DOT = /(?<=[\p{L}\p{N}])(?: \.|\. | \. )(?=(?:com|org|net|io)(?![\p{L}\p{N}_-]))/giu;
const SPACED_HOST = /^[\p{L}\p{N}_-]+(?: ?\. ?[\p{L}\p{N}_-]+)*(?: \.|\. | \. )[A-Za-z]{2,5}(?:[/?#:]\S*)?$/u;

/** A host name or an address, and the path behind it. */
const HOSTS = /([\w\p{L}\p{M}\p{N}@.+-]+)(?:[/?#]\S*)?/gu;

/** Lists the sites of the host names with common endings in a text. An ending alone is no site: `Müller & co.kg`. */
function listSites(text: string): Set<string> {
  const joined = SPACED_HOST.test(text) ? text.replaceAll(" ", "") : text.replaceAll(SPACED_DOT, ".");
  const hosts = Array.from(joined.matchAll(HOSTS), ([, word]) => endHost(word!.replace(/(?<!\.)\.+$/, "")));
  const sites = hosts.map((host) => (host.includes("@") || !hasCommonEnding(host) ? "" : (findSite(host) ?? "")));
  return new Set(sites.filter((site) => !/^(?:com?\.[a-z]{2})?$/.test(site)));
}

/**
 * Whether two recipients, as `toRecipient` reads them, are the same: they have the same letters and digits, or one is
 * the name of the site that the other is. Two sites of one name differ: `amazon.com`, `amazon.de`.
 */
export function isSameRecipient(one: string, other: string): boolean {
  return isSite(one) && isSite(other) ? one === other : recipientGroupOf(one) === recipientGroupOf(other);
}

/** Names the group of a recipient by its letters and digits, or by its site's name. Equal recipients share one. */
export function recipientGroupOf(recipient: string): string {
  const name = (isSite(recipient) ? siteNameOf(recipient) : recipient).normalize("NFKC").toLowerCase();
  return name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "") || name;
}

/** Names a recipient within its group: a site by its domain, and all others by the group. */
export function recipientIdOf(recipient: string): string {
  return isSite(recipient) ? recipient : recipientGroupOf(recipient);
}

/** Most sites are such domains. */
const PLAIN_DOMAIN = /^[a-z\d-]+\.[a-z]{2,}$/;

/** Whether a recipient, as `toRecipient` reads it, is a site. */
export function isSite(recipient: string): boolean {
  return PLAIN_DOMAIN.test(recipient) || (recipient !== "" && readHost(recipient) === recipient);
}

const SHORT_LINK_HOSTS = new Set(
  "share.google search.app goo.gl bit.ly t.co a.co amzn.to amzn.eu youtu.be tinyurl.com lnkd.in".split(" "),
);

/** Whether a recipient, as `toRecipient` reads it, is the host of a short link, which hides its site. */
export function isShortLink(recipient: string): boolean {
  return SHORT_LINK_HOSTS.has(recipient);
}
