/**
 * Formats a time for a file name, in local time and to the second: `20261121-043801`. Such names sort by time, and
 * every file system allows them.
 */
export function toTimestamp(time: Date): string {
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
  return [date, clock].map((numbers) => numbers.map((number) => String(number).padStart(2, "0")).join("")).join("-");
}
