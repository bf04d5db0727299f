import anyAscii from "any-ascii";

const PLAIN_WORD = /^[a-z0-9]*$/;

/**
 * Writes a word in lower-case ASCII, `Promoção` → `promocao`, `магазин` → `magazin`, and removes the characters that a
 * tag may not have. A letter without a spelling in ASCII, such as `東`, stays as it is.
 *
 * @returns Text of any length, even empty. The cost is linear.
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

/** Hangul is written in syllables. The letters that these are made of have a spelling. */
const HANGUL = /\p{Script=Hangul}+/gu;
const FOREIGN = /[^\p{ASCII}]/gu;
/** @public The build keeps the spellings of the same characters. */
export const LETTER = /[\p{L}\p{M}\p{N}]/u;

function toAscii(character: string): string {
  if (!LETTER.test(character)) return "";
  return isAlphabetBlock(character.codePointAt(0)! >> 8)
    ? anyAscii(character).replaceAll(/[^A-Za-z0-9]/g, "")
    : character;
}

/**
 * Whether a block of 256 characters, such as `0x04` for U+0400 to U+04FF, has letters that are written in ASCII: those
 * of alphabets and syllabaries in use. A Chinese character is read differently in each language that has it.
 *
 * @public The build keeps the spellings of the same blocks.
 */
export function isAlphabetBlock(block: number): boolean {
  return block < 0x20 || block === 0x2c || block === 0x2d || block === KANA;
}

const KANA = 0x30;
