import { createContext, type ReactNode, useEffect, useState } from "react";

import type { BookStore } from "./createBookStore";

/** The place of the page's one store, which is empty until a view needs the book. */
export const BookPlace = createContext<{ store: BookStore | null } | null>(null);

/** Lets all views share one book. The code of the book comes with the first view that needs it. */
export function PageBook({ children }: { readonly children: ReactNode }) {
  const [place] = useState<{ store: BookStore | null }>({ store: null });
  useEffect(() => () => place.store?.close(), [place]);
  return <BookPlace value={place}>{children}</BookPlace>;
}
