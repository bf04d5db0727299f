import { createPart } from "../platform/createPart";
import type english from "./languages/en/texts.json";
import { fileOf, type Language, languages } from "./languages/languages";

export type Texts = typeof english;

/** Makes a part for each language, whose files have the same name. @throws {Error} If a language has no such file. */
export function createLanguageParts<Module>(files: Readonly<Record<string, () => Promise<Module>>>) {
  const parts = new Map(
    languages.map((language) => [language, createPart(Object.fromEntries([fileOf(files, language)]))]),
  );
  return (language: Language) => parts.get(language)!;
}

export const textsPartOf = createLanguageParts(
  import.meta.glob<{ default: Texts }>("/src/i18n/languages/*/texts.json"),
);

/** Loads the texts of a language, which the build has compiled. @throws {LoadError} If they cannot be fetched. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await textsPartOf(language).load()).default;
}
