import { fileOf, type Language, languages } from "../languages/languages";
import { createPart, type Part } from "./createPart";

/**
 * Makes a part of each language from files that have the same name in the folder of each.
 *
 * @param files The imports of the files, by their paths.
 * @throws {Error} If a language has no such file.
 */
export function createLanguageParts<Module>(
  files: Readonly<Record<string, () => Promise<Module>>>,
): (language: Language) => Part<Module> {
  const parts = new Map(
    languages.map((language) => [language, createPart(Object.fromEntries([fileOf(files, language)]))]),
  );
  return (language) => parts.get(language)!;
}
