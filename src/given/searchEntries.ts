import type { BookEntry } from "../core";

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
  // Many entries have the same day. A word that is typed begins a word of it: a 1 would be in almost every date.
  const days = new Set(entries.map(({ date }) => date));
  const wordsOf = new Map(Array.from(days, (day) => [day, [day, ...toDate(day).toLowerCase().split(/\s/)]]));
  return entries.filter(({ recipient, email, date, note }) => {
    const text = [recipient, email, note].join("\n").toLowerCase();
    const dateWords = wordsOf.get(date)!;
    return words.every((word) => text.includes(word) || dateWords.some((dateWord) => dateWord.startsWith(word)));
  });
}
