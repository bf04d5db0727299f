import { type JudgedTag, judgeOwnTags } from "./judgeOwnTags";

/** Removes a listed word from the text, and every other word that gives the same tag. Commas separate the rest. */
export function removeOwnTag(text: string, { source, tag }: JudgedTag): string {
  return text
    .split(/[\s,;]+/)
    .filter((piece) => piece !== source && (tag === null || judgeOwnTags(piece, null)[0]?.tag !== tag))
    .join(", ");
}
