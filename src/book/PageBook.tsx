import { createContext, type ReactNode, useEffect, useState } from "react";

import type { BookStore } from "./createBookStore";

/** Holds the page's one store; `null` until a view needs the book. */
export const BookStoreContext = createContext<{ store: BookStore | null }>({ store: null });

/** Lets all views share one book. The code of the book comes with the first view that needs it. */
export function PageBook({ children }: { readonly children: ReactNode }) {
  const [holder] = useState<{ store: BookStore | null }>({ store: null });
  useEffect(() => () => holder.store?.close(), [holder]);
  return <BookStoreContext value={holder}>{children}</BookStoreContext>;
}
