import { findSiteName } from "./findSiteName";
import { findTagProblem, type TagProblem } from "./findTagProblem";
import { foldWord } from "./foldWord";

/** A word or site that a person listed, with its tag or the reason why it has none. */
export type OwnTag =
  | { readonly source: string; readonly tag: string }
  | { readonly source: string; readonly problem: TagProblem };

/**
 * Reads the tags that a person lists: words or sites, separated by commas, semicolons or white space.
 * A link or a host name becomes the name of its site, `https://www.netflix.com/login` → `netflix`;
 * a word is folded, `Promoção` → `promocao`.
 *
 * @returns The tags in the order of the text, each once. The cost is linear.
 */
export function toOwnTags(text: string): OwnTag[] {
  const tags = new Set<string>();
  return text.split(/[\s,;]+/).flatMap((source): OwnTag[] => {
    if (source === "") return [];
    const tag = foldWord(findSiteName(source) ?? source);
    const problem = findTagProblem(tag);
    if (problem !== null) return [{ source, problem }];
    if (tags.has(tag)) return [];
    tags.add(tag);
    return [{ source, tag }];
  });
}
