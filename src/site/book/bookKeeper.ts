/*
 * The keeper of the list shows it, reads what is imported, and deletes everything. Most visits keep no list. It is one
 * file, as the maker of lists is.
 */
export { readImport } from "../../core";
export { BookList } from "./BookList";
export { ForgetDialog } from "./ForgetDialog";
export { ImportDialog } from "./ImportDialog";
