import type { Language } from "./languages/languages";
import { localeOf } from "./writeDate";

/** Writes the size of a file: 2.8 kB, 20 MB. The least is 0.1 kB. */
export function writeSize(bytes: number, language: Language): string {
  const unit = bytes < 1e6 ? "kilobyte" : "megabyte";
  const format = new Intl.NumberFormat(localeOf(language), { style: "unit", unit, maximumFractionDigits: 1 });
  // A line could break at the space.
  return format.format(Math.max(bytes, 100) / (unit === "kilobyte" ? 1e3 : 1e6)).replace(" ", "\u00A0");
}
