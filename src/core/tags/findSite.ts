import { decode } from "punycode.js/punycode.es6.js";

import { PICTURES } from "../addresses/cleanText";
import { COUNTRY_ENDINGS, OFFICE_ENDINGS, OTHER_COUNTRIES } from "./countryEndings";
import { COMMON_ENDINGS, COMMON_NAMES, CUSTOMER_HOSTS, NAME_SELLERS, OWN_PAGES } from "./customerHosts";
import { foldWord } from "./foldWord";

/** The longest domain and the longest label, in characters: RFC 1035 §2.3.4. */
const DOMAIN_MAX_LENGTH = 253;
const LABEL_MAX_LENGTH = 63;

/**
 * Finds the registrable domain of a link or a host name without blanks: `https://shop.amazon.co.uk/x` → `amazon.co.uk`,
 * `xn--mnchen-3ya.de` → `münchen.de`. The name of an app gives its site: `com.netflix.mediaclient` → `netflix.com`.
 *
 * @returns The domain in lower case; the empty text for a link without a usable host, `null` if the text is no site.
 */
export function findSite(text: string): string | null {
  const [, scheme, host = ""] = LINK.exec(text) ?? [];
  const isMarked = scheme !== undefined || /^www\./i.test(host) || /^localhost:/i.test(text);
  const labels = toLower(host).split(".").map(toLabel);
  const isUsable = labels.every((label) => label !== null);
  const isApp = scheme === undefined && isUsable && isAppName(labels);
  if (ANY_LINK.test(text) && (scheme === undefined || !isUsable)) return "";
  if (!isUsable) return null;
  if (IP_ADDRESS.test(host)) return host;
  if (!isMarked && !isApp && (labels.length === 1 || !ENDING.test(labels.at(-1)!))) return null;

  const domain = toRegistered(isApp ? labels.toReversed() : labels).join(".");
  return domain.length > DOMAIN_MAX_LENGTH ? null : domain;
}

/** A scheme, a user, the host, a port and a path; all but the host are optional: RFC 3986 §3. */
const LINK = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#@:]*?)\.?(?::\d*)?(?:[/?#]|$)/i;
/** A link, even one whose host `LINK` does not match, or an IPv6 address in its brackets: RFC 3986 §3.2.2. */
const ANY_LINK = /^(?:[a-z][a-z0-9+.-]*:\/\/|\[[\da-f.]*:)/i;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The last label of a host name. The name of a file may end like one, but nobody gives an address to a file. */
const ENDING = /^[\p{L}\p{M}]{2,}$/u;
/** The characters of a label as people read it. `toRecipient` has taken the marks off its ends. */
const LABEL = new RegExp(String.raw`^[\w\p{L}\p{M}\p{N}・${PICTURES}-]+$`, "u");

/** Reads a label, also from punycode (RFC 3492), as people write it; `null` if no host name can have it. */
function toLabel(label: string): string | null {
  if (!LABEL.test(label)) return null;
  if (!label.startsWith("xn--") || label.length > LABEL_MAX_LENGTH) return label;
  try {
    const decoded = decode(label.slice("xn--".length));
    const isWritten = LABEL.test(decoded) && /\P{ASCII}/u.test(decoded);
    // A browser encodes only lower case, and no wide letters.
    return isWritten && toLower(decoded) === decoded ? decoded : label;
  } catch {
    return label;
  }
}

/** Browsers go letter by letter: `Σ` becomes `σ`, also at the end of a word. */
function toLower(host: string): string {
  if (!/\P{ASCII}/u.test(host)) return host.toLowerCase();
  const lower = host.normalize("NFKC").replaceAll(/\p{Lu}/gu, (letter) => letter.toLowerCase());
  return lower.normalize("NFKC").replaceAll("。", ".");
}

function toRegistered(labels: readonly string[]): readonly string[] {
  // Most sites are these.
  if (labels.length <= 2) return labels;
  // The ending has one label in `netflix.com`, two in `bbc.co.uk`, three in `x.sp.gov.br`.
  const ending = [3, 2].find((count) => isEnding(labels.slice(-count))) ?? 1;
  const registered = labels.slice(-1 - ending);
  const first = registered[0]!;
  const host = registered.slice(1).join(".");
  const isOwnPage = OWN_LABELS.has(first) && (CUSTOMERS.has(host) || NATIONAL_HOST.test(host));
  // Each language has a page there.
  const isOfLanguage = host === "wordpress.com" && /^[a-z]{2}$/.test(first);
  if (registered.length > 2 && (isOwnPage || isOfLanguage || /^www\d?$/.test(first))) registered.shift();
  return registered.length < labels.length ? toRegistered(registered) : registered;
}

/** Whether these are the labels of an app, which begin as a domain ends: `br.com.itau`, but not `com.eu.org`. */
function isAppName(labels: readonly string[]): boolean {
  if (!beginsAsApp(labels)) return false;
  const registered = toRegistered(labels);
  return registered.length < 3 || !isKnownEnding(registered.slice(1).join(".")) || !beginsAsApp(registered);
}

function beginsAsApp(labels: readonly string[]): boolean {
  const [first = "", second = ""] = labels;
  const isGeneric = (label: string) => /^(?:com|org|net)$/.test(label);
  if (!/^[\w.-]+$/.test(labels.join("."))) return false;
  if (labels.length > 2) return isGeneric(first) || (COUNTRIES.has(first) && /^(?:com?|org)$/.test(second));
  return isGeneric(first) && second.length > 2 && !isGeneric(second);
}

function isEnding(labels: readonly string[]): boolean {
  const name = labels.join(".");
  return isKnownEnding(name) || ENDINGS.has(`*.${labels.slice(1).join(".")}`) || NATIONAL_HOST.test(name);
}

/** Whether a name itself is an ending in the tables, and not as any label below a country. */
function isKnownEnding(name: string): boolean {
  return ENDINGS.has(name) || /^(?:com?|gov|edu|ac)\.[a-z]{2}$/.test(name);
}

/** Hosts that have a domain in each country: `blogspot.de`, `blogspot.com.br`. */
const NATIONAL_HOST = /^(?:blogspot|myspreadshop)\.(?:com?\.)?[a-z]{2}$/;

/** Writes out a table: `co.uk`, or `*.ck` for a country where any label is an ending. */
function listEndings(table: string): string[] {
  return table.split("\n").flatMap((line) => {
    const [parents, labels] = line.split(": ").map((words) => words.split(" "));
    return parents!.flatMap((parent) => labels!.map((label) => `${label}.${parent}`));
  });
}

const CUSTOMERS = new Set(listEndings(CUSTOMER_HOSTS));
const ENDINGS = new Set([...CUSTOMERS, ...[COUNTRY_ENDINGS, OFFICE_ENDINGS, NAME_SELLERS].flatMap(listEndings)]);
const OWN_LABELS = new Set(OWN_PAGES.split(" "));

/** Returns the name of a site, `netflix` for `netflix.com`. Where that says little, returns the domain: `x.com`. */
export function siteNameOf(domain: string): string {
  const name = domain.split(".", 1)[0]!;
  const isShort = foldWord(name).length < 2;
  return isShort || OWN_LABELS.has(name) || LITTLE_NAMES.has(name) || IP_ADDRESS.test(domain) ? domain : name;
}

const LITTLE_NAMES = new Set(COMMON_NAMES.split(" "));

/** Whether a label is an ending that most sites have: a common one, or a country in small letters. */
export function isCommonEnding(label: string): boolean {
  return COMMON.has(label.toLowerCase()) || COUNTRIES.has(label);
}

const COMMON = new Set(COMMON_ENDINGS.split(" "));
const COUNTRIES = new Set(
  `${COUNTRY_ENDINGS}\n${OTHER_COUNTRIES}`.split("\n").flatMap((line) => line.split(":", 1)[0]!.split(" ")),
);
