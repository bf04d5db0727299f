/** Formats the day of a time, in local time: `2026-11-21`. */
export function toDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [String(year).padStart(4, "0"), ...[month, day].map((number) => String(number).padStart(2, "0"))].join("-");
}
