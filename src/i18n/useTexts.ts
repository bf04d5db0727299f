import { createTranslator } from "use-intl/core";

import { languageOf } from "./languages/languages";
import type { Texts } from "./loadTexts";
import { useLanguage } from "./useLanguage";

type Reader<Place extends keyof Texts> = ReturnType<typeof createTranslator<Texts[Place]>>;

/** The functions of each language. Rows share them, because each function has its own formats of numbers. */
const readers = new WeakMap<object, unknown>();

/** Returns the function that gives the texts of one place on the page, in the page's language. */
export function useTexts<Place extends keyof Texts>(place: Place): Reader<Place> {
  const { language, texts } = useLanguage();
  const messages = texts[place];
  if (!readers.has(messages)) {
    readers.set(messages, createTranslator({ locale: languageOf[language].locale, messages }));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a map has one type for all places
  return readers.get(messages) as Reader<Place>;
}
