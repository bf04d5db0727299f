import { useMemo } from "react";
import { createTranslator } from "use-intl/core";

import { type Language, languageOf } from "../languages/languages";
import type { Messages } from "./loadMessages";
import { useLanguage } from "./useLanguage";

/** Returns the function that gives the texts of one place on the page, in the page's language. */
export function useTexts<Place extends keyof Messages>(place: Place) {
  const { language, messages } = useLanguage();
  return useMemo(() => toTexts(language, messages[place]), [language, messages, place]);
}

/** Makes the function that gives the texts of a catalogue, which the build has compiled. */
export function toTexts<Catalogue extends Record<string, unknown>>(language: Language, messages: Catalogue) {
  return createTranslator({ locale: languageOf[language].locale, messages });
}
