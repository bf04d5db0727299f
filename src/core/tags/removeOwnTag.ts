import type { JudgedTag } from "./judgeOwnTags";
import { SEPARATOR, toOwnTag } from "./toOwnTags";

/** Removes a listed word from the text, and every other word that gives the same tag. Commas separate the rest. */
export function removeOwnTag(text: string, { source, tag }: JudgedTag): string {
  return text
    .split(SEPARATOR)
    .filter((piece) => piece !== source && (tag === null || tagOf(piece) !== tag))
    .join(", ");
}

function tagOf(piece: string): string | null {
  const own = toOwnTag(piece);
  return "tag" in own ? own.tag : null;
}
