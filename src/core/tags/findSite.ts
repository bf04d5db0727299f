import { decode } from "punycode.js/punycode.es6.js";

import { foldWord } from "./foldWord";

export interface Site {
  /** The domain that the site registered, in lower case: `netflix.com`. Empty for a link without a usable host. */
  readonly domain: string;
  /** Its first label, `netflix`. The whole domain where that label says little: `x.com`, or an IPv4 address. */
  readonly name: string;
}

/**
 * The second-level domains that countries sell names under. Frozen with the first release: one entry more or less gives
 * people other addresses than they were promised (`proposeAlias`).
 *
 * @public A golden hash guards it.
 */
export const SECOND_LEVEL: ReadonlySet<string> = new Set(
  (
    "ac ad art asn co com ed edu firm gen go gob gouv gov gub gv id ind info ltd me mil nat ne net nhs nic nom or org " +
    "plc pro sch"
  ).split(" "),
);

/**
 * The hosts that give each of their customers a name. Frozen with the first release, as `SECOND_LEVEL` is.
 *
 * @public A golden hash guards it.
 */
export const CUSTOMER_HOSTS: ReadonlySet<string> = new Set(
  (
    "myshopify.com wixsite.com wordpress.com blogspot.com github.io gitlab.io pages.dev vercel.app netlify.app " +
    "web.app herokuapp.com substack.com bandcamp.com tumblr.com itch.io"
  ).split(" "),
);

/** The longest domain and the longest label, in characters: RFC 1035 §2.3.4. */
const DOMAIN_MAX_LENGTH = 253;
const LABEL_MAX_LENGTH = 63;

/**
 * Finds the site in a link or a host name: `https://www.netflix.com/login` → `netflix.com`, `shop.amazon.co.uk` →
 * `amazon.co.uk`, `xn--mnchen-3ya.de` → `münchen.de`. A text without a scheme or `www.` is a site only if it has two
 * labels or more, and the last one is two letters or more.
 *
 * @param text A text without blanks.
 * @returns `null` if the text is no site. The cost is linear.
 */
export function findSite(text: string): Site | null {
  const [, scheme, host = ""] = LINK.exec(text) ?? [];
  const isMarked = scheme !== undefined || /^www\./i.test(host);
  const labels = toLower(host.normalize("NFKC")).replaceAll("。", ".").split(".").map(toLabel);
  const isUsable = labels.every((label) => label !== null);
  if (ANY_LINK.test(text) && (scheme === undefined || !isUsable)) return { domain: "", name: "" };
  if (!isUsable) return null;
  if (!isMarked && (labels.length === 1 || !ENDING.test(labels.at(-1)!))) return null;

  const isNumber = /^\d+$/.test(labels.at(-1)!);
  const registered = isNumber ? labels : labels.slice(hasCustomers(labels.slice(-2)) ? -3 : -2);
  if (registered.length > 2 && /^www\d?$/.test(registered[0]!)) registered.shift();
  const domain = registered.join(".");
  if (domain.length > DOMAIN_MAX_LENGTH) return null;
  return { domain, name: isNumber || foldWord(registered[0]!).length < 2 ? domain : registered[0]! };
}

/** A scheme, a user, the host, a port and a path; all but the host are optional: RFC 3986 §3. */
const LINK = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#@:]*?)\.?(?::\d*)?(?:[/?#]|$)/i;

/** A link, even one whose host `LINK` does not match, or an IPv6 address in its brackets: RFC 3986 §3.2.2. */
const ANY_LINK = /^(?:[a-z][a-z0-9+.-]*:\/\/|\[[\da-f.]*:)/i;

/** The last label of a host name. A file has such an ending too, and nobody gives a file an address. */
const ENDING = /^[\p{L}\p{M}]{2,}$/u;

/** The characters that people read in a host name, without the marks that `toRecipient` takes off its ends. */
const LABEL = /^[\w\p{L}\p{M}\p{N}\p{So}・-]+$/u;

/** Reads a label as people write it, from punycode too (RFC 3492). `null` if it can be in no host name. */
function toLabel(label: string): string | null {
  if (!LABEL.test(label)) return null;
  if (!label.startsWith("xn--") || label.length > LABEL_MAX_LENGTH) return label;
  try {
    const decoded = decode(label.slice("xn--".length));
    const isWritten = LABEL.test(decoded) && /\P{ASCII}/u.test(decoded);
    // A browser encodes nothing that would be written otherwise.
    return isWritten && toLower(decoded.normalize("NFKC")) === decoded ? decoded : label;
  } catch {
    return label;
  }
}

/** Letter by letter, as browsers do: the capital of a word's last `ς` is that of `σ`. */
function toLower(text: string): string {
  return text.replaceAll(/\p{Lu}/gu, (letter) => letter.toLowerCase()).normalize("NFKC");
}

/** Whether the site has one label more than these two: they are a country's second level, or a host of many sites. */
function hasCustomers([second = "", last = ""]: readonly string[]): boolean {
  return (last.length === 2 && SECOND_LEVEL.has(second)) || CUSTOMER_HOSTS.has(`${second}.${last}`);
}
