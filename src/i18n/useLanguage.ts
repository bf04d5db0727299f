import { createContext, useContext } from "react";

import type { Language } from "./languages";

interface LanguageContextValue {
  readonly language: Language;
  /** Changes the language in place. @throws Where its texts cannot be loaded; nothing changes then. */
  readonly changeLanguage: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/** The language of the page and the way to change it. Works below a `LanguageProvider` only. */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (value === null) throw new Error("useLanguage is called outside a LanguageProvider");
  return value;
}
