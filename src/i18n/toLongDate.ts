import { type Language, languageOf } from "../languages/languages";

/** The first of a month, in the languages that write it as an ordinal number. */
const FIRST: Partial<Record<Language, string>> = { fr: "1er", pt: "1º" };

/**
 * Writes a day as the language writes it: 21 November 2026.
 *
 * @param day A time, whose day is the local one, or `yyyy-mm-dd`, a day of the calendar in any time zone.
 * @param timeStyle `short` adds the hour and the minute of a time.
 */
export function toLongDate(day: Date | string, language: Language, timeStyle?: "short"): string {
  // The page's English is British, as its flag is. "en" alone writes November 21, 2026.
  const locale = language === "en" ? "en-GB" : languageOf[language].locale;
  const timeZone = typeof day === "string" ? "UTC" : undefined;
  return new Date(day)
    .toLocaleString(locale, { dateStyle: "long", timeStyle, timeZone })
    .replace(/^1 /, `${FIRST[language] ?? 1} `);
}
