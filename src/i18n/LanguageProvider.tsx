import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";

import { LANGUAGE_PARAMETER, readSharedLanguage, resolveLanguage, saveLanguage } from "./languagePreference";
import { type Language, languageOf } from "./languages/languages";
import { onQueryParameter, writeQueryParameter } from "../platform/queryParameter";
import { CloseLabelContext } from "../ui/CloseButton";
import { loadTexts, type Texts } from "./loadTexts";
import { LanguageContext } from "./useTexts";

interface LanguageProviderProps {
  readonly initialLanguage: Language;
  readonly initialTexts: Texts;
  readonly children: ReactNode;
}

/** Keeps the document, the URL and the saved language in step with the language of the page. */
export function LanguageProvider({ initialLanguage, initialTexts, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ language: initialLanguage, texts: initialTexts });
  const newest = useRef(initialLanguage);

  /** Only the last of several quick changes counts, whichever texts arrive first. */
  const show = useCallback(async (next: Language): Promise<boolean> => {
    newest.current = next;
    const isNewest = () => newest.current === next;
    try {
      const texts = await loadTexts(next);
      // The URL brings a chosen language here once more, which must not draw the page twice.
      if (isNewest()) setShown((last) => (last.language === next ? last : { language: next, texts }));
    } catch (error) {
      if (isNewest()) throw error;
    }
    return isNewest();
  }, []);

  const changeLanguage = useCallback(
    async (next: Language) => {
      if (await show(next)) saveLanguage(next);
    },
    [show],
  );

  useEffect(() => {
    // If the texts cannot be loaded, the page keeps its language.
    const follow = () => void show(resolveLanguage()).catch(console.error);
    const shared = readSharedLanguage();
    // Back may have changed the URL before the program ran.
    if (shared !== null && shared !== initialLanguage) follow();
    // So that a link to the page opens in the same language.
    else writeQueryParameter(LANGUAGE_PARAMETER, initialLanguage, "replace");
    return onQueryParameter(LANGUAGE_PARAMETER, follow);
  }, [initialLanguage, show]);

  useEffect(() => {
    document.documentElement.lang = languageOf[shown.language].locale;
  }, [shown.language]);

  const value = useMemo(() => ({ ...shown, changeLanguage }), [shown, changeLanguage]);
  return (
    <LanguageContext value={value}>
      <CloseLabelContext value={shown.texts.controls.close}>{children}</CloseLabelContext>
    </LanguageContext>
  );
}
