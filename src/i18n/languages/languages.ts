/** The languages of the page, in the order of its menu. */
export const languages = ["en", "pt", "es", "fr"] as const;

export type Language = (typeof languages)[number];

/** The name that each language has for itself, its tag (BCP 47), and how it writes the first of a month. */
export const languageOf: Readonly<Record<Language, { name: string; locale: string; firstOfMonth: string }>> = {
  en: { name: "English", locale: "en", firstOfMonth: "1" },
  pt: { name: "Português", locale: "pt-BR", firstOfMonth: "1º" },
  es: { name: "Español", locale: "es", firstOfMonth: "1" },
  fr: { name: "Français", locale: "fr", firstOfMonth: "1er" },
};

/** Returns the language of a tag such as `pt-BR` or `pt_BR`, or `null` if the page does not have it. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const prefix = tag?.toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language === prefix) ?? null;
}

/** Finds the file in a language's folder among files of one name, by their paths. @throws {Error} If there is none. */
export function fileOf<File>(files: Readonly<Record<string, File>>, language: Language): [path: string, file: File] {
  const found = Object.entries(files).find(([path]) => path.startsWith(`/src/i18n/languages/${language}/`));
  if (found === undefined) throw new Error(`The language ${language} lacks a file like ${Object.keys(files)[0]}`);
  return found;
}
