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
 * `netflix`; a word is folded, `Promoção` → `promocao`.
 *
 * @param source A text without separators.
 */
export function toOwnTag(source: string): OwnTag {
  const tag = foldWord(findSiteName(source) ?? source);
  const problem = findTagProblem(tag);
  return problem === null ? { source, tag } : { source, problem };
}
