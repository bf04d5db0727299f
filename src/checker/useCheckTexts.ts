import { createTranslator } from "use-intl/core";

import { type Language, locales } from "../i18n/languages";
import en from "../i18n/messages/check/en.json";
import es from "../i18n/messages/check/es.json";
import fr from "../i18n/messages/check/fr.json";
import pt from "../i18n/messages/check/pt.json";
import { useLanguage } from "../i18n/useLanguage";

const texts = { en: toTexts("en", en), pt: toTexts("pt", pt), es: toTexts("es", es), fr: toTexts("fr", fr) };

/** The texts of the check. They are in its part in every language, and so neither at first view nor ever missing. */
export function useCheckTexts() {
  return texts[useLanguage().language];
}

function toTexts(language: Language, messages: typeof en) {
  return createTranslator({ locale: locales[language], messages });
}
