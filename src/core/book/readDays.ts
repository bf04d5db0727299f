import { isDay } from "./bookEntry";

/** The order of the day, the month and the year in a date. */
export type DateOrder = "ymd" | "dmy" | "mdy";

/** Three numbers between two equal marks. A blank behind a mark, a last dot and a time change nothing. */
const DATE = /^(\d{1,4})([-/.]) ?(\d{1,2})\2 ?(\d{1,4})\.?(?:[ T]\d.*)?$/;

/**
 * Reads a date as a spreadsheet writes it, in each order in which it is a day: `03/04/2026` can be in April or in March.
 * A year has four digits, or the last two of a year of this century.
 *
 * @returns The days, `yyyy-mm-dd`; none for any other text.
 */
export function readDays(text: string): readonly (readonly [order: DateOrder, day: string])[] {
  const match = DATE.exec(text.trim());
  if (match === null) return [];
  const [first, second, third] = [match[1]!, match[3]!, match[4]!];
  const days: [DateOrder, string][] = [
    ["ymd", toDay(first, second, third)],
    ["dmy", toDay(third, second, first)],
    ["mdy", toDay(third, first, second)],
  ];
  return days.filter(([, day]) => isDay(day));
}

function toDay(year: string, month: string, day: string): string {
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
