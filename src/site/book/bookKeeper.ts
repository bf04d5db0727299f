/* One part shows the list, imports and deletes. Most visits keep no list. */
export { readImport } from "../../core";
export { BookList } from "./BookList";
export { ForgetDialog } from "./ForgetDialog";
export { ImportDialog } from "./ImportDialog";
