import type { Language } from "../languages/languages";
import { writeDate } from "./writeDate";

/**
 * Writes a day as the language writes it: 21 November 2026.
 *
 * @param day A time, whose day is the local one, or `yyyy-mm-dd`, a day of the calendar in any time zone.
 * @param timeStyle `short` adds the hour and the minute of a time.
 */
export function toLongDate(day: Date | string, language: Language, timeStyle?: "short"): string {
  return writeDate(day, language, { dateStyle: "long", timeStyle });
}
