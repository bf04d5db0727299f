import { foldWord } from "./foldWord";

/** Folds a word to a tag, `São Paulo` → `saopaulo`; `null` if it gives none (`findTagProblem`). */
export function toTag(word: string): string | null {
  const folded = foldWord(word);
  return findTagProblem(folded) === null ? folded : null;
}

/** The shortest and the longest tag, in characters. */
const TAG_MIN_LENGTH = 2;
export const TAG_MAX_LENGTH = 20;

/** `no-ascii`: a letter has no spelling in ASCII; `no-tag`: it is empty, or has a dot at an end or beside another. */
export type TagProblem = "too-short" | "too-long" | "no-ascii" | "no-tag";

/** Finds why a word that `foldWord` has folded is no tag; `null` if it is one. */
export function findTagProblem(folded: string): TagProblem | null {
  if (/[^\p{ASCII}]/u.test(folded)) return "no-ascii";
  if (folded === "" || /^\.|\.\.|\.$/.test(folded)) return "no-tag";
  if (folded.length < TAG_MIN_LENGTH) return "too-short";
  return folded.length > TAG_MAX_LENGTH ? "too-long" : null;
}
