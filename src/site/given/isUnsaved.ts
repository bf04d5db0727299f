import { type BookState, contentOf } from "../../book/bookState";

/** Whether the page lists what it can no longer read. */
export function isUnsaved(book: BookState): boolean {
  return book.status === "failed" && (contentOf(book)?.entries.length ?? 0) > 0;
}
