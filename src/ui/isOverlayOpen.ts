/**
 * Whether a menu or a dialog is open. A toast is a popover too, but a manual one, and keeps nobody from the page. `:is`
 * skips `:popover-open` in browsers that lack it. Outside `:is`, it would make the whole selector invalid.
 */
export function isOverlayOpen(): boolean {
  return document.querySelector(":is(dialog[open], [popover=auto]:popover-open)") !== null;
}
