/** Whether a menu or a dialog is open. A toast is a popover too, but a manual one, and keeps nobody from the page. */
export function isOverlayOpen(): boolean {
  return document.querySelector("dialog[open], [popover=auto]:popover-open") !== null;
}
