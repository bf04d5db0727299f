import type { BookEntry } from "../core";
import { writeDate } from "../i18n/writeDate";
import type { Language } from "../languages/languages";

/** Returns the entries that have all words of the query, in any order and any case. */
export function searchEntries<Entry extends BookEntry>(
  entries: readonly Entry[],
  query: string,
  language: Language,
): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  // Many entries have the same day, and writing one takes long.
  const days = new Set(entries.map(({ date }) => date));
  const wordsOf = new Map(
    Array.from(days, (day) => {
      const written = `${day} ${writeDate(day, language)} ${writeDate(day, language, "medium")}`;
      return [day, written.toLowerCase().split(/\s/)];
    }),
  );
  return entries.filter(({ recipient, email, date, note }) => {
    const text = [recipient, email, note].join("\n").toLowerCase();
    // A word that is typed begins a word of the day: a 1 would be in almost every date.
    const dateWords = wordsOf.get(date)!;
    return words.every((word) => text.includes(word) || dateWords.some((dateWord) => dateWord.startsWith(word)));
  });
}
