/** The local time for a file's name, `20261121-043801`: it sorts as a text, and no file system refuses it. */
export function toTimestamp(time: Date): string {
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
  return [date, clock].map((numbers) => numbers.map((number) => String(number).padStart(2, "0")).join("")).join("-");
}
