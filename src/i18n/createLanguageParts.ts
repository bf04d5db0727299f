import { createPart, type Part } from "../platform/createPart";
import { fileOf, type Language, languages } from "./languages/languages";

/** Makes a part for each language, whose files have the same name. @throws {Error} If a language has no such file. */
export function createLanguageParts<Module>(
  files: Readonly<Record<string, () => Promise<Module>>>,
): (language: Language) => Part<Module> {
  const parts = new Map(
    languages.map((language) => [language, createPart(Object.fromEntries([fileOf(files, language)]))]),
  );
  return (language) => parts.get(language)!;
}
