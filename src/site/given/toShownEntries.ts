import type { StoredEntry } from "../../book/bookState";
import type { BookEntry } from "../../core";

/** Sorts the newest first; of one day, the one that was given last. */
export function toNewestFirst(entries: readonly StoredEntry[]): StoredEntry[] {
  // By code unit: comparing 10,000 entries as a language sorts them would take too long.
  return entries.toSorted((one, other) =>
    one.date === other.date ? other.order - one.order : one.date < other.date ? 1 : -1,
  );
}

/**
 * Returns the entries that have all words of the query, in any order and any case.
 *
 * @param toDate Writes a day as the rows show it.
 */
export function searchEntries<Entry extends BookEntry>(
  entries: readonly Entry[],
  query: string,
  toDate: (day: string) => string,
): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  // Many entries have the same day.
  const dates = new Map(Array.from(new Set(entries.map(({ date }) => date)), (day) => [day, toDate(day)]));
  return entries.filter(({ recipient, email, date, note }) => {
    const text = [recipient, email, date, dates.get(date), note].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
