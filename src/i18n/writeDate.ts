import { type Language, languageOf } from "../languages/languages";

/** The first of a month, in the languages that write it as an ordinal number. */
const FIRST: Partial<Record<Language, string>> = { fr: "1er", pt: "1º" };

/** @param day A time, whose day is the local one, or `yyyy-mm-dd`, a day of the calendar in any time zone. */
export function writeDate(day: Date | string, language: Language, style: Intl.DateTimeFormatOptions): string {
  // The page's English is British, as its flag is. "en" alone writes November 21, 2026.
  const locale = language === "en" ? "en-GB" : languageOf[language].locale;
  const timeZone = typeof day === "string" ? "UTC" : undefined;
  return new Date(day).toLocaleString(locale, { ...style, timeZone }).replace(/^1 /, `${FIRST[language] ?? 1} `);
}
