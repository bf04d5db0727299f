import { findTagProblem } from "./findTagProblem";
import { foldWord } from "./foldWord";

/**
 * Folds a word to a tag: `promoção` → `promocao`, `São Paulo` → `saopaulo`.
 *
 * @returns 2 to 20 characters of `a-z 0-9 . _ -`, without a dot at an end or beside another dot
 *   (RFC 5321 §4.1.2), or `null` if the word gives no such tag.
 */
export function toTag(word: string): string | null {
  const folded = foldWord(word);
  return findTagProblem(folded) === null ? folded : null;
}
