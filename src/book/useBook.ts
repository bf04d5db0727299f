import { use, useEffect, useSyncExternalStore } from "react";

import type { BookState, Visit } from "./bookState";
import { type BookStore, createBookStore } from "./createBookStore";
import { BookPlace } from "./PageBook";

/**
 * Returns the book, and the functions that change it. The first view that is shown with it opens it for the page.
 *
 * @throws Error outside of a `PageBook`.
 */
export function useBook(): { book: BookState; store: BookStore } {
  const place = use(BookPlace);
  if (place === null) throw new Error("useBook needs a PageBook");
  place.store ??= createBookStore();
  const { store } = place;
  useEffect(() => store.open(), [store]);
  return { book: useSyncExternalStore(store.subscribe, store.getState, store.getState), store };
}

/** Returns what this page knows beside the book. */
export function useVisit(): Visit {
  const { store } = useBook();
  return useSyncExternalStore(store.subscribe, store.getVisit, store.getVisit);
}
