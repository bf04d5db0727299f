/** The shortest and the longest tag, in characters. */
const TAG_MIN_LENGTH = 2;
export const TAG_MAX_LENGTH = 20;

export type TagProblem = "too-short" | "too-long" | "no-tag";

/**
 * Folds a word to a tag: `promoção` → `promocao`, `São Paulo` → `saopaulo`.
 *
 * @returns 2 to 20 characters of `a-z 0-9 . _ -`, with no dot at an end or beside a dot (RFC 5321 §4.1.2),
 *   or `null` where the word leaves no such tag.
 */
export function toTag(word: string): string | null {
  const folded = foldWord(word);
  return findTagProblem(folded) === null ? folded : null;
}

/**
 * Says what keeps a folded word from being a tag; `null` where it is one. `no-tag` is a word of which
 * nothing is left, or whose dots are misplaced.
 */
export function findTagProblem(folded: string): TagProblem | null {
  if (folded === "" || MISPLACED_DOT.test(folded)) return "no-tag";
  if (folded.length < TAG_MIN_LENGTH) return "too-short";
  return folded.length > TAG_MAX_LENGTH ? "too-long" : null;
}

const PLAIN_WORD = /^[a-z0-9]*$/;
const MISPLACED_DOT = /^\.|\.\.|\.$/;

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/** The letters of a word that a tag may have, in lower case and in ASCII; of any length. */
export function foldWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? "")
    .replaceAll(/[^a-z0-9._-]/g, "");
}
