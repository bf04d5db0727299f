import type { DateOrder } from "../../core";

/** Returns the order in which a language writes the day, the month and the year: `en-US` has the month first. */
export function dateOrderOf(language: string): DateOrder {
  const types = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
  if (types.indexOf("year") < types.indexOf("day")) return "ymd";
  return types.indexOf("month") < types.indexOf("day") ? "mdy" : "dmy";
}
