import { expect, test } from "vitest";

import { fileOf, languageOf, languages, toLanguage } from "./languages";

test.each<[tag: string | null | undefined, language: string | null]>([
  ...languages.map((language): [string, string] => [language, language]),
  ["pt-BR", "pt"],
  ["pt_BR", "pt"],
  ["pt-PT", "pt"],
  ["PT", "pt"],
  ["FR-ca", "fr"],
  ["es-419", "es"],
  ["zh-Hant-TW", null],
  ["qaa", null],
  ["english", null],
  ["e", null],
  [" pt", null],
  ["-pt", null],
  ["", null],
  ["constructor", null],
  [null, null],
  [undefined, null],
])("the tag %j resolves to %j", (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});

test("each language has its own name for itself, and a tag that resolves to it", () => {
  const names = languages.map((language) => languageOf[language].name);
  expect(new Set(names).size).toBe(languages.length);
  expect(languages.map((language) => toLanguage(languageOf[language].locale))).toStrictEqual(languages);
  const ownNames = languages.map((language) => new Intl.DisplayNames(language, { type: "language" }).of(language)!);
  expect(names.map((name) => name.toLowerCase())).toStrictEqual(ownNames.map((name) => name.toLowerCase()));
});

test("the file of a language is found by its folder, and one that is missing is an error", () => {
  const files = { "/src/i18n/languages/en/words.json": "rain", "/src/i18n/languages/fr/words.json": "pluie" };
  expect(fileOf(files, "fr")).toStrictEqual(["/src/i18n/languages/fr/words.json", "pluie"]);
  expect(() => fileOf(files, "es")).toThrow("The language es lacks a file like /src/i18n/languages/en/words.json");
});
