/*
 * Whether single keys act, for this visit: an attribute of the root element, as the theme is a class of
 * it. The checkbox that writes it and the listener that reads it are in parts that are loaded apart.
 */

/** Whether the keys of the page act. They do until they are switched off. */
export function areShortcutsOn(): boolean {
  return document.documentElement.dataset.shortcuts !== "off";
}

/** Switches the keys on or off, until the page is loaded again. */
export function switchShortcuts(isOn: boolean): void {
  document.documentElement.dataset.shortcuts = isOn ? "on" : "off";
}
