import { expect, test } from "vitest";

import { languageNames, languages, locales, toLanguage } from "./languages";

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
  expect(languages.map((language) => [language, languageNames[language], locales[language]])).toStrictEqual([
    ["en", "English", "en"],
    ["pt", "Português", "pt-BR"],
    ["es", "Español", "es"],
    ["fr", "Français", "fr"],
  ]);
});
