import { createContext } from "react";

import type { BookStore } from "./createBookStore";

export const BookContext = createContext<BookStore | null>(null);
