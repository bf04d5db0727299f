import { findAddresses } from "../addresses/splitAddresses";
import { findSite } from "./findSite";
import { findTagProblem, type TagProblem } from "./toTag";
import { foldWord } from "./foldWord";

/** Separates the words and sites that a person lists: commas, semicolons and white space. */
export const SEPARATOR = /[\s,;]+/;

/**
 * Reads one word or site. A link or a host name becomes the name of its site, `https://www.netflix.com/login` →
 * `netflix`; a word is folded, `Promoção` → `promocao`. An address is found as in the check, and gives the name of its
 * host.
 *
 * A text without a scheme or `www.` is a site only if it ends in a known top-level domain or in two letters, as countries
 * have them: `my.tag` is a word.
 *
 * @param source A text without separators.
 * @returns The tag, or the reason why there is none. The cost is linear.
 */
export function toOwnTag(source: string): { readonly tag: string } | { readonly problem: TagProblem } {
  const word = toAddress(source);
  const site = findSite(word);
  const isSite = site !== null && (MARKED.test(word) || hasKnownEnding(site.domain));
  const tag = foldWord(isSite ? site.name : word);
  const problem = findTagProblem(tag);
  return problem === null ? { tag } : { problem };
}

/** Takes an address out of the brackets or marks that were pasted with it. Another word stays as it is. */
function toAddress(source: string): string {
  const [address = source, ...others] = findAddresses(source);
  return others.length === 0 ? address : source;
}

/** A scheme, `www.` or the bracket of an IPv6 address marks a site, whatever it ends in. */
const MARKED = /^(?:[a-z][a-z0-9+.-]*:\/\/|\[|(?:[^/?#@]*@)?www\.)/i;

const TOP_LEVEL = new Set(
  "com net org edu gov mil int info biz name app dev shop store online site blog club live news cloud xyz".split(" "),
);

function hasKnownEnding(domain: string): boolean {
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return TOP_LEVEL.has(ending) || /^[a-z]{2}$/.test(ending);
}
