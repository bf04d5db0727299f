import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IntlProvider } from "use-intl/react";

import { onHistoryMove } from "../platform/queryParameter";
import { whenIdle } from "../platform/whenIdle";
import { resolveLanguage, saveLanguage, shareLanguage } from "./languagePreference";
import { type FirstMessages, type Language, locales, type Messages } from "./languages";
import { loadMessages } from "./loadMessages";
import { LanguageContext } from "./useLanguage";

interface LanguageProviderProps {
  readonly initialLanguage: Language;
  /** The texts of the initial language that the first view has. The others are fetched once the page is idle. */
  readonly initialMessages: FirstMessages;
  readonly children: ReactNode;
}

interface Texts {
  readonly language: Language;
  readonly messages: FirstMessages | Messages;
}

/** Holds the language, and keeps the document, the address bar and the saved value in step with it. */
export function LanguageProvider({ initialLanguage, initialMessages, children }: LanguageProviderProps) {
  const [{ language, messages }, setCurrent] = useState<Texts>({
    language: initialLanguage,
    messages: initialMessages,
  });
  const shown = useRef(initialLanguage);
  const newest = useRef(initialLanguage);

  const show = useCallback(async (next: Language): Promise<boolean> => {
    newest.current = next;
    let nextMessages: Messages;
    try {
      nextMessages = await loadMessages(next);
    } catch (error) {
      // What nobody waits for any more may fail.
      if (newest.current !== next) return false;
      newest.current = shown.current;
      throw error;
    }
    // Of several changes in a row only the last one counts, whichever chunk arrives first.
    if (newest.current !== next) return false;
    shown.current = next;
    // At once: who waits for the texts uses them next.
    flushSync(() =>
      setCurrent((current) =>
        current.language === next && isComplete(current.messages)
          ? current
          : { language: next, messages: nextMessages },
      ),
    );
    return true;
  }, []);

  const completeMessages = useCallback(async () => {
    // A language that is changed to meanwhile comes with all its texts.
    // oxlint-disable-next-line no-await-in-loop
    while (!(await show(newest.current)));
  }, [show]);

  const changeLanguage = useCallback(
    async (next: Language) => {
      if (await show(next)) saveLanguage(next);
    },
    [show],
  );

  // Fetched only: to put them in renders the page, which can wait. What fails here is asked for again when it is needed.
  useEffect(() => whenIdle(() => void loadMessages(initialLanguage).catch(() => {})), [initialLanguage]);

  useEffect(() => shareLanguage(initialLanguage), [initialLanguage]);

  // Where the texts cannot be loaded, the page stays in the language that it has.
  useEffect(() => onHistoryMove(() => void show(resolveLanguage()).catch(console.error)), [show]);

  useEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);

  const value = useMemo(
    () => ({ language, changeLanguage, completeMessages }),
    [language, changeLanguage, completeMessages],
  );
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={locales[language]} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

function isComplete(messages: FirstMessages | Messages): messages is Messages {
  return "results" in messages;
}
