import { expect, test } from "vitest";

import { fileOf, languageOf, languages, toLanguage } from "./languages";

test.each([
  ["en", "en"],
  ["pt", "pt"],
  ["es", "es"],
  ["fr", "fr"],
  ["pt-BR", "pt"],
  ["pt-PT", "pt"],
  ["PT", "pt"],
  ["FR-ca", "fr"],
  ["es-419", "es"],
  ["zh-Hant-TW", null],
  ["de", null],
  ["english", null],
  ["e", null],
  ["pt_BR", null],
  [" pt", null],
  ["-pt", null],
  ["", null],
  ["constructor", null],
  [null, null],
  [undefined, null],
])("the tag %j resolves to %j", (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});

test("each language has its own name for itself and a language tag", () => {
  expect(languages.map((language) => [language, languageOf[language]])).toStrictEqual([
    ["en", { name: "English", locale: "en" }],
    ["pt", { name: "Português", locale: "pt-BR" }],
    ["es", { name: "Español", locale: "es" }],
    ["fr", { name: "Français", locale: "fr" }],
  ]);
});

test("the file of a language is found by its folder, and one that is missing is an error", () => {
  const files = { "/src/languages/en/words.json": "rain", "/src/languages/fr/words.json": "pluie" };
  expect(fileOf(files, "fr")).toStrictEqual(["/src/languages/fr/words.json", "pluie"]);
  expect(() => fileOf(files, "es")).toThrow("The language es lacks a file like /src/languages/en/words.json");
});
