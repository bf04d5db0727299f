import { createTranslator } from "use-intl/core";

import { type Language, locales } from "./languages";
import { useLanguage } from "./useLanguage";

/**
 * Makes the hook for the texts of a later part, which brings them in every language. So they are not in the first view,
 * and never missing.
 *
 * @param catalogues The part's own catalogues, each from `messages/{part}/{language}.json`.
 */
export function createUseTexts<Catalogue extends Record<string, unknown>>(catalogues: Record<Language, Catalogue>) {
  const toTexts = (language: Language) =>
    createTranslator({ locale: locales[language], messages: catalogues[language] });
  const texts = { en: toTexts("en"), pt: toTexts("pt"), es: toTexts("es"), fr: toTexts("fr") };
  return () => texts[useLanguage().language];
}
