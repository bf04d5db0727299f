import { createContext, use } from "react";

import type { Language } from "./languages/languages";
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
