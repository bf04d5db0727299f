import { type ReactNode, useEffect, useState } from "react";

import { createBookStore } from "./createBookStore";
import { BookContext } from "./useBook";

/**
 * Opens the book for a view. Each view has a book of its own, so that the page loads nothing of it before a view asks
 * for it. Books of one page hear of each other's changes as those of two tabs do.
 */
export function BookProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createBookStore);
  useEffect(() => {
    const close = store.open();
    return () => void close();
  }, [store]);
  return <BookContext value={store}>{children}</BookContext>;
}
