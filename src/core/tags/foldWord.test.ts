import { expect, it } from "vitest";

import { foldWord } from "./foldWord";

it.each([
  ["netflix2", "netflix2"],
  ["Netflix", "netflix"],
  ["a.b_c-d", "a.b_c-d"],
  ["a b/c!d'e+f@g", "abcdefg"],
  ["Promoção", "promocao"],
  ["Müller", "muller"],
  ["Mu\u0308ller", "muller"],
  ["Đà Nẵng", "danang"],
  ["Straße", "strasse"],
  ["ｗｉｄｅ①", "wide1"],
  ["ﬁne", "fine"],
  ["магазин", "magazin"],
  ["подъезд", "podezd"],
  ["Ελλάδα", "ellada"],
  ["서울", "seoul"],
  ["カタカナ", "katakana"],
  ["ﾊﾟﾝ", "pan"],
  ["שלום", "slvm"],
  ["٢٠٢٦", "2026"],
  ["किताब", "kitab"],
  ["東京 Bank", "東京bank"],
  ["𐐀a", "𐐨a"],
  ["€5 🎉", "5"],
  ["\u200Bshop", "shop"],
  ["", ""],
])("%j is folded to %j", (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});
