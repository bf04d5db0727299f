import type english from "./messages/en.json";

/** All texts of the page in one language. */
export type Messages = typeof english;

export const languages = ["en", "pt", "es", "fr"] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  pt: "Português",
  es: "Español",
  fr: "Français",
};

/** The tags (BCP 47) for the document and for numbers. */
export const locales: Record<Language, string> = { en: "en", pt: "pt-BR", es: "es", fr: "fr" };

/** The language of a tag such as `pt-BR`, or `null` where it is not one of ours. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const prefix = tag?.toLowerCase().split("-", 1)[0];
  return languages.find((language) => language === prefix) ?? null;
}
