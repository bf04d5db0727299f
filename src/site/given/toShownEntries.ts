import type { BookEntry } from "../../core";

/** Sorts the newest first; those of one day by recipient. */
export function toNewestFirst(entries: readonly BookEntry[]): BookEntry[] {
  return entries.toSorted(
    (first, second) => compare(second.date, first.date) || compare(first.recipient, second.recipient),
  );
}

/** By code unit: comparing 10,000 entries as a language sorts them would take too long. */
function compare(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Returns the entries that have all words of the query, in any order and any case. */
export function searchEntries(entries: readonly BookEntry[], query: string): readonly BookEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ recipient, email, note }) => {
    const text = `${recipient}\n${email}\n${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
