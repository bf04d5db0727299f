import { cleanText } from "../addresses/cleanText";
import { decodeBytes, readEscapes } from "../addresses/readEscapes";
import { LEADING_PAGES } from "../tags/customerHosts";
import { findSite, isCommonEnding, siteNameOf } from "../tags/findSite";
import { endHost, findLinks, type FoundLink } from "./findLinks";
import { unwrapName } from "./unwrapName";

/** The longest recipient and the longest note, in characters. */
export const BOOK_TEXT_MAX_LENGTH = 500;

/** Escapes within escapes are read again and again. It bounds the cost. */
const ESCAPED_MAX_LENGTH = 2000;

/**
 * Reads a recipient, wherever it comes from. Whatever a person writes for one site gives one recipient.
 *
 * - A link, a host name or an app gives its registrable domain in lower case. So do the links in a text, and the only
 *   site in a text. The address of a person is no site.
 * - Anything else gives its text, as `cleanText` and `unwrapName` leave it. `Name <address>` gives the name.
 *
 * @returns At most 500 characters; the empty text for a blank one. Reading it again changes nothing. Linear cost.
 */
export function toRecipient(text: string): string {
  const words = cleanText(text.replaceAll(/[™®℠]/g, ""));
  const linked = findLinkedSites(words).join(" ");
  const read = linked !== "" || hasSecret(words) ? linked : readName(words);
  // A text that lost its marks, its escapes or its end may be a site now.
  return read === text ? read : toRecipient(read);
}

/** A secret for codes, also percent-encoded: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const SECRET =
  /(?<![\p{L}\p{N}])otpauth(?:-migration)?(?::|%(?:25)*3A)(?:\/|%(?:25)*2F){2}([^?"<>]*(?:\?[^\s"<>,;]*)?)/giu;

/** Whether a text has a secret for codes: nothing is kept of it but what `findLinkedSites` finds. */
export function hasSecret(text: string): boolean {
  return text.search(SECRET) !== -1;
}

function readName(words: string): string {
  // Before the marks are off, because a reference of HTML ends in one.
  const decoded = readEscapes(words);
  if (decoded !== words) return decoded.slice(0, ESCAPED_MAX_LENGTH);
  const name = unwrapName(cleanText(words.replaceAll(TAG, " ")));
  return readHost(name) || readText(name);
}

/** Tags of HTML around a name. Any other word in such brackets may be a name itself. */
const TAG = /<\/?(?:a|b|i|u|p|em|br|li|td|th|tr|div|span|strong|code|h[1-6])(?: [^<>=]*=[^<>]*)? ?\/?>/gi;

/** Returns the recipients that the links of a text stand for, each once; without links, those of secrets for codes. */
export function findLinkedSites(text: string): string[] {
  if (!MAY_HAVE_LINKS.test(text)) return [];
  const linked = findLinks(text.replaceAll(SECRET, " ")).map((link) => toLinked(link));
  const sites = linked.some((site) => site !== "")
    ? linked
    : Array.from(text.matchAll(SECRET), ([, secret]) => toIssuer(secret!));
  return [...new Set(sites)].filter((site) => site !== "");
}

const MAY_HAVE_LINKS = /http|\/\/|otpauth/i;
/** Pages that lead on to each other. It bounds the cost. */
const MAX_LEADS = 3;

/** Returns the site of a link, of its app or of the page that it leads on to, or its name in a store, or "". */
function toLinked({ scheme, host, rest }: FoundLink, leads = MAX_LEADS): string {
  const path = (decodeBytes(rest) ?? rest).replace(/^[^/?#]*/, "");
  if (leads > 0 && LEADS_ON.test(host + path)) {
    const target = findLinks(path.slice(path.search(/http/i))).find((link) => /^http/i.test(link.scheme));
    if (target !== undefined) return toLinked(target, leads - 1);
  }
  const app = /^(?:play\.google\.com|details)$/i.test(host) ? /[?&]id=(\w+(?:\.\w+)*)/.exec(rest)?.[1] : undefined;
  if (app !== undefined) return toSiteOfApp(app);
  const title = /^(?:apps|itunes)\.apple\.com$/i.test(host) ? /\/app\/([^/?#]+)/.exec(rest)?.[1] : undefined;
  if (title !== undefined) return toTitle(title.replaceAll("-", " "));
  return /^[ai]/i.test(scheme) ? toSiteOfApp(host) : (findSite(`https://${endHost(host)}`) ?? "");
}

const PAGES = LEADING_PAGES.replaceAll(".", "\\.").replace("*", "(?:com?\\.)?[a-z]{2,3}").replaceAll(" ", "|");
const LEADS_ON = new RegExp(`^(?:[^/?#]*\\.)?(?:${PAGES})(?:[/?#]|$)`, "i");

/** `totp/Netflix:jane?secret=…`: the issuer, else the label before a colon. Behind it is the name of the account. */
function toIssuer(secret: string): string {
  const once = secret.includes("?") ? secret : (decodeBytes(secret) ?? secret);
  const read = once.includes("?") ? once : (decodeBytes(once) ?? once);
  const issuer = /[?&]issuer=([^&#]+)/i.exec(read)?.[1]?.replaceAll("+", " ");
  return toTitle(issuer ?? /^[^/]*\/([^:?#]*?)(?::|%3A)/i.exec(read)?.[1] ?? "");
}

function toTitle(encoded: string): string {
  const title = encoded.slice(0, BOOK_TEXT_MAX_LENGTH);
  return toRecipient(decodeBytes(title) ?? title);
}

/** `com.netflix.mediaclient` → `netflix.com`. Some have the order of a host: `app.netflix.com`. */
function toSiteOfApp(app: string): string {
  const host = app.split(".").toReversed().join(".");
  return findSite(BEGINS_AS_APP.test(app) ? app : host) ?? findSite(`https://${host}`) ?? "";
}

const BEGINS_AS_APP = /^(?:com|net|org|[a-z]{2}\.(?:com?|org))\./;

/** The path of a link may have an `@` too. */
const ADDRESS = /^[^/]*@/;
/** A user and a password before a host, without a scheme. */
const USER = /^[^\s:@/]+:(?!\/)\S+@/;

/** Returns the site of a host name; the empty text for another text. */
function readHost(name: string): string {
  if (USER.test(name) || LEADS_ON.test(name)) return findLinkedSites(`https://${name}`)[0] ?? "";
  if (/\s/.test(name) || ADDRESS.test(name) || isNameWithDots(name)) return "";
  const host = endHost(name);
  return findSite(hasCommonEnding(host) ? host : name) ?? "";
}

/** Whether the dots of a name stand for blanks: `L.L.Bean`, but neither a site, `Mail.Ru`, nor an app, `com.Slack`. */
function isNameWithDots(name: string): boolean {
  if (/^\p{L}\.Co$/u.test(name)) return true;
  if (hasCommonEnding(name.toLowerCase()) || BEGINS_AS_APP.test(name)) return false;
  return WORDS.test(name) && SMALL_LETTER.test(name) && /\.\p{Lu}/u.test(name);
}

/** Unicode 17 no longer has `ʕ` among these. */
const SMALL_LETTER = /(?!ʕ)\p{Ll}/u;
const WORDS = /^(?!www\.)[\p{L}\p{M}\p{N}.'’&-]+$/u;

function hasCommonEnding(host: string): boolean {
  return isCommonEnding(host.slice(host.lastIndexOf(".") + 1));
}

/** Reads a text that is neither a link nor a host name. */
function readText(name: string): string {
  const named = NAMED_ADDRESS.exec(name)?.[1] ?? "";
  if (/[\p{L}\p{N}]/u.test(named)) return named;
  const text = isNameWithDots(name) ? name.replaceAll(".", " ") : name;
  const [site, ...others] = text.includes(".") ? listSites(text) : [];
  if (site !== undefined && others.length === 0) return site;
  // The cut may leave half a character.
  return text.slice(0, BOOK_TEXT_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

const NAMED_ADDRESS = /^([^<]*)<[^<>\s]*@[^<>\s]*$/;

/** Keyboards put a blank behind a dot. Among other words, only endings count that are no words themselves. */
const SPACED_DOT = /(?<=[\p{L}\p{N}])(?: \.|\. | \. )(?=(?:com|org|net|io)(?![\p{L}\p{N}_-]))/giu;
const SPACED_HOST =
  /^[\p{L}\p{N}_-]+(?: ?\. ?[\p{L}\p{N}_-]+)*(?: \.|\. | \. )[A-Za-z]{2,5}(?:\.[a-z]{2})?(?:[/?#:]\S*)?$/u;

/** A host name or an address, and the path behind it. */
const HOSTS = /([\w\p{L}\p{M}\p{N}@.+&%-]+)(?:[/?#]\S*)?/gu;

/** Lists the sites of the host names with common endings in a text. An ending alone is no site: `Müller & co.kg`. */
function listSites(text: string): Set<string> {
  const joined = SPACED_HOST.test(text) ? text.replaceAll(" ", "") : text.replaceAll(SPACED_DOT, ".");
  const hosts = Array.from(joined.matchAll(HOSTS), ([, word]) => endHost(word!.replace(/(?<!\.)\.+$/, "")));
  const sites = hosts.map((host) => (host.includes("@") || !hasCommonEnding(host) ? "" : (findSite(host) ?? "")));
  return new Set(sites.filter((site) => !/^(?:com?\.[a-z]{2})?$/.test(site)));
}

/** Whether two recipients, as `toRecipient` reads them, are one: two sites by their domains, any others by their group. */
export function isSameRecipient(one: string, other: string): boolean {
  return isSite(one) && isSite(other) ? one === other : recipientGroupOf(one) === recipientGroupOf(other);
}

/** Writes a text in Unicode's form KC and in small letters. Which sigma ends a word depends on the version of Unicode. */
export function toSmall(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("ς", "σ");
}

/** Names the group of a recipient by its letters and digits, or by its site's name. Equal recipients share one. */
export function recipientGroupOf(recipient: string): string {
  const name = toSmall(isSite(recipient) ? siteNameOf(recipient) : recipient);
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
  `share.google search.app goo.gl bit.ly t.co a.co amzn.to amzn.eu youtu.be tinyurl.com lnkd.in
  onelink.me app.link page.link`.split(/\s+/),
);

/** Whether a recipient, as `toRecipient` reads it, is the host of a short link, which hides its site. */
export function isShortLink(recipient: string): boolean {
  return SHORT_LINK_HOSTS.has(recipient);
}
