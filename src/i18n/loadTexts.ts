import type english from "./languages/en/texts.json";
import type { Language } from "./languages/languages";
import { createLanguageParts } from "./createLanguageParts";

/** All texts of the page in one language, by their places. */
export type Texts = typeof english;

export const textsPartOf = createLanguageParts(
  import.meta.glob<{ default: Texts }>("/src/i18n/languages/*/texts.json"),
);

/** Loads the texts of a language, which the build has compiled. @throws {LoadError} If they cannot be fetched. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await textsPartOf(language).load()).default;
}
