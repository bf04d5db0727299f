/**
 * Takes the name out of a link or the host name of a site: `https://www.netflix.com/login` → `netflix`,
 * `shop.amazon.co.uk` → `amazon`. It is the label before the ending under which names are registered.
 *
 * What has neither a scheme nor `www.` in front is a site only where it ends in one of the known
 * endings, or in two letters as countries have them: `my.tag` is a word.
 *
 * @returns The label as it is written; the whole host where it has but one label or is a number
 *   (IPv4); `null` where the text is no site.
 */
export function findSiteName(text: string): string | null {
  const [, scheme, host = ""] = LINK.exec(text) ?? [];
  const labels = host.split(".");
  const isMarked = scheme !== undefined || /^www\./i.test(host);
  if (!isMarked && !endsAsSite(labels)) return null;
  if (labels.length > 2 && /^www\d?$/i.test(labels[0]!)) labels.shift();

  if (labels.length === 1 || /^\d*$/.test(labels.at(-1)!)) return labels.join(".");
  return labels.at(hasCountrySuffix(labels) ? -3 : -2)!;
}

/** The scheme, a user, the host, and a port and a path if there are any: RFC 3986 §3. */
const LINK = /^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#@:]*?)\.?(?::\d*)?(?:[/?#]|$)/i;

/** What sites end in, besides the two letters of a country. */
const ENDINGS = new Set(
  "com net org edu gov mil int info biz name app dev shop store online site blog club live news cloud xyz".split(" "),
);

function endsAsSite(labels: readonly string[]): boolean {
  const ending = labels.at(-1)!.toLowerCase();
  return labels.length > 1 && !labels.includes("") && (ENDINGS.has(ending) || /^[a-z]{2}$/.test(ending));
}

/** Second-level names under which the registries of countries give out names. */
const SECOND_LEVEL = new Set(
  "ac ad art asn co com ed edu firm gen go gob gouv gov gub gv id ind info ltd me mil nat ne net nhs nic nom or org plc pro sch".split(
    " ",
  ),
);

function hasCountrySuffix(labels: readonly string[]): boolean {
  const [second = "", country = ""] = labels.slice(-2);
  return labels.length > 2 && country.length === 2 && SECOND_LEVEL.has(second.toLowerCase());
}
