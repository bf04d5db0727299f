import { type Language, languageOf } from "./languages/languages";

/** Returns the locale for formats. The page's English is British, as its flag is. "en" alone writes November 21, 2026. */
export function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : languageOf[language].locale;
}

/** Writes a day, `yyyy-mm-dd`, in full, 21 November 2026, or as a table has room for it, 21 Nov 2026. */
export function writeDate(day: string, language: Language, dateStyle: "long" | "medium" = "long"): string {
  const written = dayFormatOf(language, dateStyle).format(new Date(day));
  return written.replace(/^1 /, `${languageOf[language].firstOfMonth} `);
}

/** Writes the days from one to another, each `yyyy-mm-dd`, as a table has room for them: 9–15 Nov 2026. */
export function writeDays(first: string, last: string, language: Language): string {
  return dayFormatOf(language, "medium").formatRange(new Date(first), new Date(last));
}

/** Making a format takes fifty times as long as writing a day, and a list has thousands of days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(language: Language, dateStyle: "long" | "medium"): Intl.DateTimeFormat {
  const key = `${language} ${dateStyle}`;
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: "UTC" });
  dayFormats.set(key, format);
  return format;
}
