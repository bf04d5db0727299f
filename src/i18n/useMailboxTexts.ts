import type english from "./languages/en/mailbox.json";
import { fileOf, languages } from "./languages/languages";
import { useLanguage } from "./useLanguage";
import { readerOf } from "./useTexts";

type MailboxTexts = typeof english;

const files = import.meta.glob<MailboxTexts>("/src/i18n/languages/*/mailbox.json", { eager: true, import: "default" });
const texts = Object.fromEntries(languages.map((language) => [language, fileOf(files, language)[1]]));

/** Returns the function that gives the texts about mailbox files. They come with their part, in all languages. */
export function useMailboxTexts() {
  const { language } = useLanguage();
  return readerOf(language, texts[language]!);
}
