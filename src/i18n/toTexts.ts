import { createTranslator } from "use-intl/core";

import { type Language, languageOf } from "../languages/languages";

/** Makes the function that gives the texts of a catalogue, which the build has compiled. */
export function toTexts<Catalogue extends Record<string, unknown>>(language: Language, messages: Catalogue) {
  return createTranslator({ locale: languageOf[language].locale, messages });
}
