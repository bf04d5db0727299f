import { fileOf, languages } from "../languages/languages";
import { toTexts } from "./useTexts";
import { useLanguage } from "./useLanguage";

/**
 * Makes the hook for the texts of a later part, which brings them in every language. So they are not in the first view,
 * and never missing.
 *
 * @param catalogues The part's own catalogue of each language, by its path.
 */
export function createUseTexts<Catalogue extends Record<string, unknown>>(catalogues: Record<string, Catalogue>) {
  const texts = new Map(languages.map((language) => [language, toTexts(language, fileOf(catalogues, language)[1])]));
  return () => texts.get(useLanguage().language)!;
}
