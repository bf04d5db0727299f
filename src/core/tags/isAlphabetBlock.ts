/**
 * Whether a block of 256 characters, such as `0x04` for U+0400 to U+04FF, has letters that `foldWord` writes in
 * ASCII. They are those of alphabets and syllabaries in use. A Chinese character is not among them: it is read
 * differently in each language that has it.
 */
export function isAlphabetBlock(block: number): boolean {
  return block < 0x20 || block === 0x2c || block === 0x2d || block === KANA;
}

const KANA = 0x30;
