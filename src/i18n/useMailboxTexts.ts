import type english from "./languages/en/mailbox.json";
import { fileOf } from "./languages/languages";
import { readerOf, useLanguage } from "./useTexts";

const files = import.meta.glob<typeof english>("/src/i18n/languages/*/mailbox.json", {
  eager: true,
  import: "default",
});

/** Returns the function that gives the texts about mailbox files. They come with their part, in all languages. */
export function useMailboxTexts() {
  const { language } = useLanguage();
  return readerOf(language, fileOf(files, language)[1]);
}
