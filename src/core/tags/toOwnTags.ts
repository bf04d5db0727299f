import { findSiteName } from "./findSiteName";
import { findTagProblem, foldWord, type TagProblem } from "./toTag";

/** What a person listed, and the tag that it becomes or why it becomes none. */
export type OwnTag =
  | { readonly source: string; readonly tag: string }
  | { readonly source: string; readonly problem: TagProblem };

/**
 * Reads the tags that a person lists: words or sites, separated by commas, semicolons or white space.
 * A link or a host name becomes the name of its site, `https://www.netflix.com/login` → `netflix`;
 * a word is folded, `Promoção` → `promocao`.
 *
 * @returns In the order of the text; a tag that was there before is left out. The cost is linear.
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
