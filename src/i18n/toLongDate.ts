import { type Language, languageOf } from "../languages/languages";

/**
 * Writes a day as the language writes it: 21 November 2026.
 *
 * @param day `yyyy-mm-dd`. It is a day of the calendar, the same in every time zone.
 */
export function toLongDate(day: string, language: Language): string {
  // The page's English is British, as its flag is. "en" alone writes November 21, 2026.
  const locale = language === "en" ? "en-GB" : languageOf[language].locale;
  return new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}
