import type english from "./messages/en.json";

/** All texts of the page in one language. */
export type Messages = typeof english;

export const languages = ["en", "pt", "es", "fr"] as const;

export type Language = (typeof languages)[number];

/** Each language's own name for itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  pt: "Português",
  es: "Español",
  fr: "Français",
};

/** The language tags (BCP 47) for the document and for formatting numbers. */
export const locales: Record<Language, string> = { en: "en", pt: "pt-BR", es: "es", fr: "fr" };

/** Returns the language of a tag such as `pt-BR`, or `null` if the page does not have it. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const prefix = tag?.toLowerCase().split("-", 1)[0];
  return languages.find((language) => language === prefix) ?? null;
}
