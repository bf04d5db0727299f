/* Reads a backup or a table, and shows what it would bring. Most visits import nothing. */
export { readImport } from "../../core";
export { ImportPreview } from "./ImportPreview";
