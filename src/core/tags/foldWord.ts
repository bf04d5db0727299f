import { SPELLINGS } from "./spellings";

const PLAIN_WORD = /^[a-z0-9]*$/;

/**
 * Writes a word in lower-case ASCII, `магазин` → `magazin`, without the characters that a tag may not have. A letter
 * without a spelling in ASCII, such as `東`, stays as it is. The text may be empty.
 */
export function foldWord(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize("NFKC")
    .replaceAll(HANGUL, (syllables) => syllables.normalize("NFD"))
    .replaceAll(FOREIGN, toAscii)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._\p{L}\p{N}-]/gu, "");
}

/** Hangul is written in syllables. Only the letters within a syllable have a spelling. */
const HANGUL = /\p{Script=Hangul}+/gu;
const FOREIGN = /[^\p{ASCII}]/gu;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

function toAscii(character: string): string {
  if (!LETTER.test(character)) return "";
  const point = character.codePointAt(0)!;
  const block = BLOCKS.get(point >> 8);
  return block === undefined ? character : (block[point & 0xff] ?? "");
}

const BLOCKS = new Map(Object.entries(SPELLINGS).map(([block, spellings]) => [Number(block), spellings.split(" ")]));
