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
  const format = typeof day === "string" ? dayFormatOf(language, style) : toFormat(language, style);
  return format.format(new Date(day)).replace(/^1 /, `${languageOf[language].firstOfMonth} `);
}

/** A list has thousands of days, and to make a format takes fifty times as long as to write a day. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(language: Language, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${style.dateStyle}`;
  const format = dayFormats.get(key) ?? toFormat(language, { ...style, timeZone: "UTC" });
  dayFormats.set(key, format);
  return format;
}

/** A time is written in the time zone of now, so its format is not kept. */
function toFormat(language: Language, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), style);
}
