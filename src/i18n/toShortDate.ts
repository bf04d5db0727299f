import type { Language } from "../languages/languages";
import { writeDate } from "./writeDate";

/**
 * Writes a day as a table has room for it: 21 Nov 2026.
 *
 * @param day `yyyy-mm-dd`.
 */
export function toShortDate(day: string, language: Language): string {
  return writeDate(day, language, { dateStyle: "medium" });
}
