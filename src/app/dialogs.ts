/* The dialogs of the frame. They are one file, because each request costs a phone more than its bytes do. */
export { About } from "./About";
export { ShortcutsDialog } from "./ShortcutsDialog";
