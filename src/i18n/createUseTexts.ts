import { createTranslator } from "use-intl/core";

import { fileOf, type Language, languageOf, languages } from "../languages/languages";
import { useLanguage } from "./useLanguage";

/**
 * Makes the hook for the texts of a later part, which brings them in every language. So they are not in the first view,
 * and never missing.
 *
 * @param catalogues The part's own catalogue of each language, by its path.
 */
export function createUseTexts<Catalogue extends Record<string, unknown>>(catalogues: Record<string, Catalogue>) {
  function toTexts(language: Language) {
    const [, messages] = fileOf(catalogues, language);
    return createTranslator({ locale: languageOf[language].locale, messages });
  }

  const texts = new Map(languages.map((language) => [language, toTexts(language)]));
  return () => texts.get(useLanguage().language)!;
}
