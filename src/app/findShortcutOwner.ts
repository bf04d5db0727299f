/** Returns the element that a shortcut acts on. It skips the hidden view, whose elements have shortcuts too. */
export function findShortcutOwner(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
    (element) => element.getAttribute("aria-keyshortcuts") === key && element.checkVisibility(),
  );
}
