import { deleteDB } from "idb";

/** Deletes the book, once nothing has it open. */
export const deleteBook = () => deleteDB("plusdot.book");
