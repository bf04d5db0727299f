import type { StoredEntry } from "../../book/bookState";
import { searchRecipients } from "../../core";
import { writeDate } from "../../i18n/writeDate";
import type { Language } from "../../i18n/languages/languages";

export function searchEntries(entries: readonly StoredEntry[], query: string, language: Language) {
  if (query.trim() === "") return entries;
  // Many entries have the same day, and writing one takes long.
  const days = new Set(entries.map(({ date }) => date));
  const wordsOf = new Map(
    Array.from(days, (day) => {
      const written = `${day} ${writeDate(day, language)} ${writeDate(day, language, "medium")}`;
      return [day, written.toLowerCase().split(/\s/)];
    }),
  );
  return searchRecipients(entries, query, ({ recipient, email, date, note }, word) => {
    const text = [recipient, email, note].join("\n").toLowerCase();
    // A typed word must begin a word of the date, because a 1 is in almost every date.
    return text.includes(word) || wordsOf.get(date)!.some((dateWord) => dateWord.startsWith(word));
  });
}
