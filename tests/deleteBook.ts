import { deleteDB } from "idb";

/** Deletes the book and its second copy. A write of the copy that is under way leaves nothing. */
export async function deleteBook(): Promise<void> {
  await deleteDB("plusdot.book");
  await caches.delete("plusdot.book");
}
