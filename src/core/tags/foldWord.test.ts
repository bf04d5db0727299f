import { expect, it } from "vitest";

import { foldWord, isAlphabetBlock } from "./foldWord";

it.each([
  ["netflix2", "netflix2"],
  ["Netflix", "netflix"],
  ["a.b_c-d", "a.b_c-d"],
  ["a b/c!d'e", "abcde"],
  ["Promoção", "promocao"],
  ["Müller", "muller"],
  ["Mu\u0308ller", "muller"],
  ["Straße", "strasse"],
  ["ｗｉｄｅ①", "wide1"],
  ["ﬁne", "fine"],
  ["магазин", "magazin"],
  ["подъезд", "podezd"],
  ["Ελλάδα", "ellada"],
  ["서울", "seoul"],
  ["カタカナ", "katakana"],
  ["שלום", "slvm"],
  ["東京 Bank", "東京bank"],
  ["𐐀a", "𐐨a"],
  ["€5 🎉", "5"],
  ["\u200Bshop", "shop"],
  ["", ""],
])("%j is folded to %j", (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

it.each([
  [0x00, true],
  [0x1f, true],
  [0x20, false],
  [0x2b, false],
  [0x2c, true],
  [0x2d, true],
  [0x2e, false],
  [0x30, true],
  [0x31, false],
])("whether block %d has letters of an alphabet: %s", (block, isAlphabet) => {
  expect(isAlphabetBlock(block)).toBe(isAlphabet);
});
