import { use, useSyncExternalStore } from "react";

import { BookContext } from "./bookContext";
import type { BookState } from "./bookState";
import type { BookStore } from "./createBookStore";

/**
 * Returns the book, and the functions that change it.
 *
 * @throws Error outside of a `BookProvider`.
 */
export function useBook(): { book: BookState; store: BookStore } {
  const store = use(BookContext);
  if (store === null) throw new Error("useBook needs a BookProvider");
  return { book: useSyncExternalStore(store.subscribe, store.getState), store };
}
