/** The shortest and the longest tag, in characters. */
const TAG_MIN_LENGTH = 2;
export const TAG_MAX_LENGTH = 20;

/**
 * Folds a word to a tag: `promoção` → `promocao`, `São Paulo` → `saopaulo`.
 *
 * @returns 2 to 20 characters of `a-z 0-9 . _ -`, with no dot at an end or beside a dot (RFC 5321 §4.1.2),
 *   or `null` where the word leaves no such tag.
 */
export function toTag(word: string): string | null {
  const tag = PLAIN_WORD.test(word) ? word : fold(word);
  const fits = tag.length >= TAG_MIN_LENGTH && tag.length <= TAG_MAX_LENGTH;
  return fits && !MISPLACED_DOT.test(tag) ? tag : null;
}

const PLAIN_WORD = /^[a-z0-9]*$/;
const MISPLACED_DOT = /^\.|\.\.|\.$/;

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

function fold(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? "")
    .replaceAll(/[^a-z0-9._-]/g, "");
}
