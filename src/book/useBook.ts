import { use, useEffect, useMemo, useSyncExternalStore } from "react";

import { type BookEntry, toLookup } from "../core";
import type { BookState, Visit } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";
import { BookStoreContext } from "./PageBook";

/**
 * Returns the book, and the functions that change it. The first view that is shown with it opens it for the page.
 *
 * @throws Error outside of a `PageBook`.
 */
export function useBook(): { book: BookState; store: BookStore } {
  const holder = use(BookStoreContext);
  if (holder === null) throw new Error("useBook needs a PageBook");
  const store = (holder.store ??= createBookStore());
  useEffect(() => store.open(), [store]);
  return { book: useSyncExternalStore(store.subscribe, store.getState, store.getState), store };
}

/** Returns what was handed out since the page was opened, and is not stored. */
export function useVisit(): Visit {
  const { store } = useBook();
  return useSyncExternalStore(store.subscribe, store.getVisit, store.getVisit);
}

/** Finds the entries of an address, at the same cost for 10 entries as for 10,000. */
export type FindEntries = (email: string) => readonly BookEntry[];

/** Returns a function that stays the same until the book changes; `null` where the book is off, or was never read. */
export function useFindEntries(): FindEntries | null {
  const { book } = useBook();
  const entries = book.content?.entries;
  return useMemo(() => (entries ? toLookup(entries, ({ email }) => email) : null), [entries]);
}
