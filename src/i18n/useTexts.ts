import { createContext, use } from "react";
import { type AbstractIntlMessages, createTranslator } from "use-intl/core";

import { type Language, languageOf } from "./languages/languages";
import type { Texts } from "./loadTexts";

interface LanguageContextValue {
  readonly language: Language;
  readonly texts: Texts;
  /** Changes the language in place. @throws {LoadError} If its texts cannot be loaded. The language then stays. */
  readonly changeLanguage: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/** The page has one provider, around everything. */
export const useLanguage = (): LanguageContextValue => use(LanguageContext)!;

type Reader<Section extends AbstractIntlMessages> = ReturnType<typeof createTranslator<Section>>;

/** Rows share the function of a section, because each function makes its own formats of numbers. */
const readers = new WeakMap<object, unknown>();

export function useTexts<Section extends keyof Texts>(section: Section): Reader<Texts[Section]> {
  const { language, texts } = useLanguage();
  return readerOf(language, texts[section]);
}

export function readerOf<Section extends AbstractIntlMessages>(language: Language, messages: Section): Reader<Section> {
  if (!readers.has(messages)) {
    readers.set(messages, createTranslator({ locale: languageOf[language].locale, messages }));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a map has one type for all sections
  return readers.get(messages) as Reader<Section>;
}
