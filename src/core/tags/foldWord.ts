const PLAIN_WORD = /^[a-z0-9]*$/;

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/**
 * Folds a word to lower-case ASCII, `Promoção` → `promocao`, and removes the characters that a tag may not
 * have. The result may be of any length, even empty.
 */
export function foldWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? "")
    .replaceAll(/[^a-z0-9._-]/g, "");
}
