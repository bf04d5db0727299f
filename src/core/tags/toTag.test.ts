import { describe, expect, it } from "vitest";

import { toTag } from "./toTag";

it.each([
  ["shopping", "shopping"],
  ["Shopping", "shopping"],
  ["shopping2026", "shopping2026"],
  ["promoção", "promocao"],
  ["promoc\u0327a\u0303o", "promocao"],
  ["ÉVÉNEMENTS", "evenements"],
  ["pingüino", "pinguino"],
  ["mañana", "manana"],
  ["œuvre", "oeuvre"],
  ["ŒUVRE", "oeuvre"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["Færøerne", "faeroerne"],
  ["Đà Nẵng", "danang"],
  ["ﬁnance", "finance"],
  ["\u212Aelvin", "kelvin"],
  ["№ 5", "no5"],
  ["ℌello", "hello"],
  ["São Paulo", "saopaulo"],
  ["rendez-vous", "rendez-vous"],
  ["l'été", "lete"],
  ["ıstanbul", "istanbul"],
  ["İstanbul", "istanbul"],
  ["Ærø", "aero"],
  ["ðor", "dor"],
  ["ħal", "hal"],
  ["þorn", "thorn"],
  ["Ŋgo", "nggo"],
  ["магазин", "magazin"],
  ["Йога", "yoga"],
  ["Ћевапи", "cevapi"],
  ["Ελλάδα", "ellada"],
  ["ספרים", "sfrym"],
  ["مكتبة", "mktbh"],
  ["किताब", "kitab"],
  ["ไทย", "aithy"],
  ["서울", "seoul"],
  ["さくら", "sakura"],
  ["ﾊﾟﾝ", "pan"],
  ["٢٠٢٦", "2026"],
  ["shop🎉", "shop"],
  ["shop€", "shop"],
  ["a_b", "a_b"],
  ["a.b", "a.b"],
  ["-_", "-_"],
  ["ok+no@x", "oknox"],
])("folds %j to %j", (word, tag) => {
  expect(toTag(word)).toBe(tag);
});

describe("a word without a tag gives null", () => {
  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["letters without a spelling in ASCII", "東京"],
    ["one such letter among others", "shop東"],
    ["a letter outside the Basic Multilingual Plane", "shop\u{1E900}"],
    ["one character", "a"],
    ["one character after the folding", "é!"],
    ["21 characters", "a".repeat(21)],
    ["21 characters after the folding", `${"a".repeat(19)}œ`],
    ["a dot at the start", ".ab"],
    ["a dot at the start after the folding", "!.ab"],
    ["a dot at the end", "ab."],
    ["two dots side by side", "a..b"],
    ["two dots side by side after the folding", "a.!.b"],
  ])("%s", (_, word) => {
    expect(toTag(word)).toBeNull();
  });
});

it.each([
  ["2 characters", "ab", "ab"],
  ["20 characters", "a".repeat(20), "a".repeat(20)],
  ["20 characters after the folding", `${"a".repeat(18)}œ`, `${"a".repeat(18)}oe`],
])("accepts a tag of %s", (_, word, tag) => {
  expect(toTag(word)).toBe(tag);
});
