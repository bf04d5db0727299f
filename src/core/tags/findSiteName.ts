import { foldWord } from "./foldWord";

/**
 * Finds the name of a site in a link or host name: `https://www.netflix.com/login` → `netflix`,
 * `shop.amazon.co.uk` → `amazon`. The name is the label before the ending that registries sell names under.
 *
 * @returns The label as it is written. A name of one letter is returned with its ending, `x.com`, and whatever is no
 *   domain of two labels or more is returned as `findSiteDomain` does.
 */
export function findSiteName(text: string): string | null {
  const domain = findSiteDomain(text);
  const [name = "", ending] = domain?.split(".") ?? [];
  const hasName = ending !== undefined && !isNumber(domain!) && foldWord(name).length > 1;
  return hasName ? name : domain;
}

/**
 * Finds the domain that a site registered in a link or host name: `https://www.netflix.com/login` → `netflix.com`,
 * `shop.amazon.co.uk` → `amazon.co.uk`.
 *
 * A text without a scheme or `www.` is a site only if it ends in a known top-level domain or in two letters,
 * as countries have them: `my.tag` is a word.
 *
 * @returns The domain as it is written. A host of one label or a number (IPv4) is returned whole. The empty text for
 *   a link without a host name, as with an IPv6 address; `null` if the text is not a site.
 */
export function findSiteDomain(text: string): string | null {
  const [, scheme, host = ""] = LINK.exec(text) ?? [];
  if (scheme === undefined && NAMELESS_LINK.test(text)) return "";
  const labels = host.split(".");
  const isMarked = scheme !== undefined || /^www\./i.test(host);
  if (!isMarked && !hasSiteEnding(labels)) return null;
  if (labels.length > 2 && /^www\d?$/i.test(labels[0]!)) labels.shift();

  if (labels.length === 1 || isNumber(host)) return labels.join(".");
  return labels.slice(hasCountrySuffix(labels) ? -3 : -2).join(".");
}

function isNumber(host: string): boolean {
  return /(?:^|\.)\d*$/.test(host);
}

/** A scheme, a user, the host, a port and a path; all but the host are optional: RFC 3986 §3. */
const LINK = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#@:]*?)\.?(?::\d*)?(?:[/?#]|$)/i;

/** A link whose host `LINK` does not match, or an IPv6 address in its brackets: RFC 3986 §3.2.2. */
const NAMELESS_LINK = /^(?:[a-z][a-z0-9+.-]*:\/\/|\[[\da-f.]*:)/i;

/** The top-level domains that mark a site. Any two letters do, too: they are a country's. */
const TOP_LEVEL = new Set(
  "com net org edu gov mil int info biz name app dev shop store online site blog club live news cloud xyz".split(" "),
);

function hasSiteEnding(labels: readonly string[]): boolean {
  const ending = labels.at(-1)!.toLowerCase();
  return labels.length > 1 && !labels.includes("") && (TOP_LEVEL.has(ending) || /^[a-z]{2}$/.test(ending));
}

/** The second-level domains that countries sell names under. */
const SECOND_LEVEL = new Set(
  "ac ad art asn co com ed edu firm gen go gob gouv gov gub gv id ind info ltd me mil nat ne net nhs nic nom or org plc pro sch".split(
    " ",
  ),
);

function hasCountrySuffix(labels: readonly string[]): boolean {
  const [second = "", country = ""] = labels.slice(-2);
  return labels.length > 2 && country.length === 2 && SECOND_LEVEL.has(second.toLowerCase());
}
