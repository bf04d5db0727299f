/**
 * Whether a menu or a dialog is open. `:is` skips `:popover-open` in browsers that lack it. Outside `:is`, it would
 * make the whole selector invalid.
 */
export function isOverlayOpen(): boolean {
  return document.querySelector(":is(dialog[open], :popover-open)") !== null;
}
