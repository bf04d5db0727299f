import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

import { onHistoryMove } from "../platform/queryParameter";
import { readSharedLanguage, resolveLanguage, saveLanguage, shareLanguage } from "./languagePreference";
import { type Language, languageOf } from "../languages/languages";
import { CloseLabelContext } from "../ui/CloseButton";
import { loadMessages, type Messages } from "./loadMessages";
import { LanguageContext } from "./useLanguage";

interface LanguageProviderProps {
  readonly initialLanguage: Language;
  readonly initialMessages: Messages;
  readonly children: ReactNode;
}

/** Holds the language and its texts. Keeps the document, the URL and the saved language in step. */
export function LanguageProvider({ initialLanguage, initialMessages, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ language: initialLanguage, messages: initialMessages });
  const newest = useRef(initialLanguage);

  /** Only the last of several quick changes counts, whichever texts arrive first. */
  const show = useCallback(async (next: Language): Promise<boolean> => {
    newest.current = next;
    const isNewest = () => newest.current === next;
    try {
      const nextMessages = await loadMessages(next);
      // Each change of the view ends here too, and must not draw the page again.
      if (isNewest()) setShown((last) => (last.language === next ? last : { language: next, messages: nextMessages }));
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

  // If the texts cannot be loaded, the page keeps its language.
  const followUrl = useEffectEvent(async () => show(resolveLanguage()).catch(console.error));

  useEffect(() => {
    const follow = () => void followUrl();
    // Back may have changed the URL before the program ran.
    const isShown = (readSharedLanguage() ?? initialLanguage) === initialLanguage;
    if (isShown) shareLanguage(initialLanguage);
    else follow();
    return onHistoryMove(follow);
  }, [initialLanguage]);

  useEffect(() => {
    document.documentElement.lang = languageOf[shown.language].locale;
  }, [shown.language]);

  const value = useMemo(() => ({ ...shown, changeLanguage }), [shown, changeLanguage]);
  return (
    <LanguageContext value={value}>
      <CloseLabelContext value={shown.messages.controls.close}>{children}</CloseLabelContext>
    </LanguageContext>
  );
}
