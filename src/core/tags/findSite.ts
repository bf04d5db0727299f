import { decode } from "punycode.js/punycode.es6.js";

import { COUNTRY_ENDINGS } from "./countryEndings";
import { foldWord } from "./foldWord";

export interface Site {
  /** The domain that the site registered, in lower case: `netflix.com`. Empty for a link without a usable host. */
  readonly domain: string;
  /** Its first label, `netflix`. The whole domain where that label says little: `x.com`, or an IPv4 address. */
  readonly name: string;
}

/**
 * The hosts that give each of their customers a name, in the form of `COUNTRY_ENDINGS`, and frozen as that is.
 *
 * @public A golden hash guards it.
 */
export const CUSTOMER_HOSTS = `\
com: myshopify wixsite wordpress blogspot herokuapp substack bandcamp tumblr weebly bigcartel mystrikingly
com: wixstudio jimdosite mitiendanube beehiiv gumroad teachable thinkific mykajabi podia zendesk freshdesk
com: firebaseapp onrender livejournal typepad hatenablog tistory
io: github gitlab itch wixstudio webflow ghost
dev: pages workers fly
app: vercel netlify web replit streamlit
site: square notion
co: carrd
net: atlassian azurewebsites
me: glitch
sh: surge
org: neocities`;

/**
 * The hosts that sell names as a country does, in the same form. Frozen likewise.
 *
 * @public A golden hash guards it.
 */
export const NAME_SELLERS = `\
com: uk us eu de br cn za sa ru jpn co
net: gb uk se in hu jp
org: eu`;

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
  const registered = isNumber ? labels : labels.slice(-1 - countEndingLabels(labels));
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

/** The labels that are endings below each parent: `uk` has `co`. */
const LABELS_BELOW = new Map<string, readonly string[]>();
for (const line of [COUNTRY_ENDINGS, CUSTOMER_HOSTS, NAME_SELLERS].join("\n").split("\n")) {
  const [parents = [], labels = []] = line.split(": ").map((words) => words.split(" "));
  for (const parent of parents) LABELS_BELOW.set(parent, labels.concat(LABELS_BELOW.get(parent) ?? []));
}

/** Counts the labels that a site has behind its own: one in `netflix.com`, two in `bbc.co.uk`, three in `x.sp.gov.br`. */
function countEndingLabels(labels: readonly string[]): number {
  let count = 1;
  while (count < labels.length && isEnding(labels.at(-1 - count)!, labels.slice(-count).join("."))) count += 1;
  return count;
}

function isEnding(label: string, parent: string): boolean {
  const known = LABELS_BELOW.get(parent) ?? [];
  return known.includes(label) || known.includes("*");
}
