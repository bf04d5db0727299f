import { useMemo } from "react";

import { type BookEntry, toLookup } from "../core";
import { contentOf } from "./bookState";
import { useBook } from "./useBook";

/** Finds the entries of an address, at the same cost for 10 entries as for 10,000. */
export type FindGiven = (email: string) => readonly BookEntry[];

/**
 * Returns a function that finds the entries of an address. It stays the same until the book changes.
 *
 * @returns `null` where the book is off, or was never read.
 */
export function useGivenTo(): FindGiven | null {
  const { book } = useBook();
  const entries = contentOf(book)?.entries;
  return useMemo(() => (entries ? toLookup(entries, ({ email }) => email) : null), [entries]);
}
