import { createContext, use, useSyncExternalStore } from "react";

import type { BookState, Visit } from "./bookState";
import type { BookStore } from "./createBookStore";

export const BookContext = createContext<BookStore | null>(null);

/**
 * Returns the book, and the functions that change it.
 *
 * @throws Error outside of a `BookProvider`.
 */
export function useBook(): { book: BookState; store: BookStore } {
  const store = use(BookContext);
  if (store === null) throw new Error("useBook needs a BookProvider");
  return { book: useSyncExternalStore(store.subscribe, store.getState, store.getState), store };
}

/** Returns what this page knows beside the book. */
export function useVisit(): Visit {
  const { store } = useBook();
  return useSyncExternalStore(store.subscribe, store.getVisit, store.getVisit);
}
