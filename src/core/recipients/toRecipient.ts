import { cleanText, takeOutUnseen } from "../addresses/cleanText";
import { endHost, findLinks, type FoundLink } from "../addresses/findLinks";
import { decodeBytes, readEscapes } from "../addresses/readEscapes";
import { findSite, isCommonEnding, siteNameOf } from "../tags/findSite";
import { splitLine } from "./splitLine";
import { unwrapName } from "./unwrapName";

/** The longest recipient and the longest note, in characters. */
export const BOOK_TEXT_MAX_LENGTH = 500;

/** Escapes are read again as long as one is left. It bounds the cost of those within each other. */
const ESCAPED_MAX_LENGTH = 2000;

/**
 * Reads a recipient, wherever it comes from. All that one person writes for one site gives one recipient.
 *
 * - A link, a host name or an app is its registrable domain in lower case. So are the links in a text, and the only
 *   site in a text or in a row of a table, whose other columns may hold a password. The address of a person is no site.
 * - Anything else is its text as `cleanText` and `unwrapName` leave it. `Name <address>` is the name.
 *
 * @returns At most 500 characters; the empty text for a blank one. Reading it again changes nothing. Linear cost.
 */
export function toRecipient(text: string): string {
  const words = cleanText(text.replaceAll(/[™®℠]/g, ""));
  const linked = findLinkedSites(words);
  const [site, ...others] = linked.length > 0 ? [linked.join(" ")] : findRowSites(text);
  const name = unwrapName(cleanText(words.replaceAll(TAG, " ")));
  const read = site !== undefined && others.length === 0 ? site : readHost(name) || readText(name);
  // Without its marks, its escapes or its end, a text may be something else.
  return read === text ? read : toRecipient(read);
}

/** Tags of HTML that are around a name. Another word in such brackets may be one. */
const TAG = /<\/?(?:a|b|i|u|p|em|br|li|td|th|tr|div|span|strong|code|h[1-6])(?: [^<>]*)?\/?>/gi;

/** Returns the recipients that the links of a text stand for, each once. */
export function findLinkedSites(text: string): string[] {
  const sites = MAY_HAVE_LINKS.test(text) ? findLinks(text).map(toLinked) : [];
  return [...new Set(sites)].filter((site) => site !== "");
}

const MAY_HAVE_LINKS = /http|\/\//i;

/** A link to an app in a store is that app, or what the store calls it. */
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

/**
 * Finds the sites among the parts of a line, each once. Where some have common endings, others are names: `jane.doe`.
 */
export function findSites(parts: readonly string[]): string[] {
  const hosts = parts.filter((part) => part.includes(".")).map((part) => readHost(unwrapName(cleanText(part))));
  const sites = new Set(hosts.filter((site) => site !== ""));
  const common = [...sites].filter(hasCommonEnding);
  return common.length > 0 ? common : [...sites];
}

/** An `@` before any slash: a link may have one in its path. */
const ADDRESS = /^[^/]*@/;

/** Returns the site of a host name; the empty text for another text. */
function readHost(name: string): string {
  if (/\s/.test(name) || ADDRESS.test(name) || isNameWithDots(name)) return "";
  const host = endHost(name);
  return findSite(hasCommonEnding(host) ? host : name) ?? "";
}

/** Whether dots are in a name as blanks are: `L.L.Bean`, `Dr.Silva`. A site is written so before common endings. */
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

/** Keyboards put a blank behind a dot. Within other words, these endings alone are no words themselves. */
const SPACED_DOT = /(?<=[\p{L}\p{N}])(?: \.|\. | \. )(?=(?:com|org|net|io)(?![\p{L}\p{N}_-]))/giu;
const SPACED_HOST = /^[\p{L}\p{N}_-]+(?: ?\. ?[\p{L}\p{N}_-]+)*(?: \.|\. | \. )[A-Za-z]{2,5}(?:[/?#:]\S*)?$/u;

/** A host name or an address, and the path behind it. */
const HOSTS = /([\w\p{L}\p{M}\p{N}@.+-]+)(?:[/?#]\S*)?/gu;

/** Lists the sites of the host names in a text that end as most do, without endings alone: `Müller & co.kg`. */
function listSites(text: string): Set<string> {
  const joined = SPACED_HOST.test(text) ? text.replaceAll(" ", "") : text.replaceAll(SPACED_DOT, ".");
  const hosts = Array.from(joined.matchAll(HOSTS), ([, word]) => endHost(word!.replace(/\.+$/, "")));
  const sites = hosts.map((host) => (host.includes("@") || !hasCommonEnding(host) ? "" : (findSite(host) ?? "")));
  return new Set(sites.filter((site) => !/^(?:com?\.[a-z]{2})?$/.test(site)));
}

/**
 * Whether two recipients, as `toRecipient` reads them, are the same: they have the same letters and digits, or one is
 * the name of the other's site. Two sites of one name differ: `amazon.com`, `amazon.de`.
 */
export function isSameRecipient(one: string, other: string): boolean {
  return isSite(one) && isSite(other) ? one === other : recipientGroupOf(one) === recipientGroupOf(other);
}

/** Names a group of recipients, which alone can be the same: the letters and digits, or those of the name of a site. */
export function recipientGroupOf(recipient: string): string {
  const name = (isSite(recipient) ? siteNameOf(recipient) : recipient).normalize("NFKC").toLowerCase();
  return name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "") || name;
}

/** Names a recipient within its group: a site by its domain, and any other by the group. The same name is one. */
export function recipientIdOf(recipient: string): string {
  return isSite(recipient) ? recipient : recipientGroupOf(recipient);
}

/** Most sites are these. */
const PLAIN_DOMAIN = /^[a-z\d-]+\.[a-z]{2,}$/;

/** Whether a recipient, as `toRecipient` reads it, is a site. */
export function isSite(recipient: string): boolean {
  return PLAIN_DOMAIN.test(recipient) || (recipient !== "" && readHost(recipient) === recipient);
}

/** The hosts of links that say nothing of the site behind them. */
const SHORT_LINK_HOSTS = new Set(
  "share.google search.app goo.gl bit.ly t.co a.co amzn.to amzn.eu youtu.be tinyurl.com lnkd.in".split(" "),
);

/** Whether a recipient, as `toRecipient` reads it, is the host of a short link, which hides its site. */
export function isShortLink(recipient: string): boolean {
  return SHORT_LINK_HOSTS.has(recipient);
}
