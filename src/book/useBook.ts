import { use, useEffect, useMemo, useSyncExternalStore } from "react";

import { type BookEntry, toLookup } from "../core";
import { createBookStore } from "./createBookStore";
import { BookStoreContext } from "./PageBook";

/**
 * Returns the book, what was handed out since the page was opened and is not stored, and the functions that change them.
 * The first view that is shown with it opens the book for the page.
 */
export function useBook() {
  const holder = use(BookStoreContext);
  const store = (holder.store ??= createBookStore());
  useEffect(() => store.open(), [store]);
  return { ...useSyncExternalStore(store.subscribe, store.getState, store.getState), store };
}

/** Finds the entries of an address, at the same cost for 10 entries as for 10,000. */
export type FindEntries = (email: string) => readonly BookEntry[];

/** Returns a function that stays the same until the book changes; `null` where the book is off, or was never read. */
export function useFindEntries(): FindEntries | null {
  const { book } = useBook();
  const entries = book.content?.entries;
  return useMemo(() => (entries ? toLookup(entries, ({ email }) => email) : null), [entries]);
}
