import { findAddresses } from "../addresses/splitAddresses";
import { findSiteName } from "./findSiteName";
import { findTagProblem, type TagProblem } from "./toTag";
import { foldWord } from "./foldWord";

/** Separates the words and sites that a person lists: commas, semicolons and white space. */
export const SEPARATOR = /[\s,;]+/;

/**
 * Reads one word or site. A link or a host name becomes the name of its site, `https://www.netflix.com/login` →
 * `netflix`; a word is folded, `Promoção` → `promocao`. An address is found as in the check, and gives the name of its
 * host.
 *
 * @param source A text without separators.
 * @returns The tag, or the reason why there is none. The cost is linear.
 */
export function toOwnTag(source: string): { readonly tag: string } | { readonly problem: TagProblem } {
  const word = toAddress(source);
  const tag = foldWord(findSiteName(word) ?? word);
  const problem = findTagProblem(tag);
  return problem === null ? { tag } : { problem };
}

/** Takes an address out of the brackets or marks that were pasted with it. Another word stays as it is. */
function toAddress(source: string): string {
  const [address = source, ...others] = findAddresses(source);
  return others.length === 0 ? address : source;
}
