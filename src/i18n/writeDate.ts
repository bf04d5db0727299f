import { type Language, languageOf } from "../languages/languages";

/**
 * Writes a date in full: 21 November 2026.
 *
 * @param day A time, which is written as its local date, or `yyyy-mm-dd`, which is that date in every time zone.
 */
export function toLongDate(day: Date | string, language: Language): string {
  return writeDate(day, language, { dateStyle: "long" });
}

/** Writes a date with the month shortened, as a table has room for it: 21 Nov 2026. */
export function toShortDate(day: string, language: Language): string {
  return writeDate(day, language, { dateStyle: "medium" });
}

/** Returns the locale for formats. The page's English is British, as its flag is. "en" alone writes November 21, 2026. */
export function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : languageOf[language].locale;
}

function writeDate(day: Date | string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const timeZone = typeof day === "string" ? "UTC" : undefined;
  return new Date(day)
    .toLocaleString(localeOf(language), { ...style, timeZone })
    .replace(/^1 /, `${languageOf[language].firstOfMonth} `);
}
