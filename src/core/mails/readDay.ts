import { isDay, joinDay } from "../isDay";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(?<![a-z])(?<month>[a-z]{3})[a-z]{0,6}";
/** `28 Nov 2026`, `Nov 28 04:38:01 +0100 2026`, `November 28, 2026`, `2026-11-28`. */
const DAYS = [
  String.raw`(?<!\d)(?<day>\d{1,2})[ \t\r.-]{1,9}${MONTH}[ \t\r.,-]{1,9}(?<year>\d{2,4})(?![\d:])`,
  String.raw`${MONTH}[ \t.]{1,9}(?<day>\d{1,2}),?[ \t]{1,9}(?:[\d:]{5,8} )?(?:[a-z]{3,5} )?(?:[+-]\d{4} )?(?<year>\d{4})(?![\d:])`,
  String.raw`(?<!\d)(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)`,
].map((pattern) => new RegExp(pattern, "i"));
const DATE_MAX_LENGTH = 100;

/**
 * Reads the day of a Date header as it is written, in whatever zone (RFC 5322 §3.3 and §4.3), or that of a line that
 * begins a mail in a mailbox file.
 *
 * @returns `yyyy-mm-dd`; `null` if there is none, or the calendar does not have it.
 */
export function readDay(text: string): string | null {
  const date = text.slice(0, DATE_MAX_LENGTH);
  for (const pattern of DAYS) {
    const { year = "", month = "", day = "" } = pattern.exec(date)?.groups ?? {};
    const monthNumber = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
    const written = Number(year);
    const fullYear = written + (written < 50 ? 2000 : written < 1000 ? 1900 : 0);
    const found = joinDay(String(fullYear), String(monthNumber), day);
    if (isDay(found)) return found;
  }
  return null;
}
