import { findAddresses } from "../addresses/findAddresses";
import { findSiteName } from "./findSiteName";
import { findTagProblem, type TagProblem } from "./findTagProblem";
import { foldWord } from "./foldWord";

/** A word or site that a person listed, with its tag or the reason why it has none. */
export type OwnTag =
  | { readonly source: string; readonly tag: string }
  | { readonly source: string; readonly problem: TagProblem };

/** Separates the words and sites that a person lists: commas, semicolons and white space. */
export const SEPARATOR = /[\s,;]+/;

/**
 * Reads the tags that a person lists: words or sites, separated by commas, semicolons or white space.
 *
 * @returns The tags in the order of the text, each once. The cost is linear.
 */
export function toOwnTags(text: string): OwnTag[] {
  const tags = new Set<string>();
  return text.split(SEPARATOR).flatMap((source): OwnTag[] => {
    if (source === "") return [];
    const own = toOwnTag(source);
    if ("problem" in own) return [own];
    if (tags.has(own.tag)) return [];
    tags.add(own.tag);
    return [own];
  });
}

/**
 * Reads one word or site. A link or a host name becomes the name of its site, `https://www.netflix.com/login` →
 * `netflix`; a word is folded, `Promoção` → `promocao`. An address is found as in the check, and gives the name of its
 * host.
 *
 * @param source A text without separators.
 */
export function toOwnTag(source: string): OwnTag {
  const word = toAddress(source);
  const tag = foldWord(findSiteName(word) ?? word);
  const problem = findTagProblem(tag);
  return problem === null ? { source, tag } : { source, problem };
}

/** Takes an address out of the brackets or marks that were pasted with it. Another word stays as it is. */
function toAddress(source: string): string {
  const [address = source, ...others] = findAddresses(source);
  return others.length === 0 ? address : source;
}
