/*
 * Whether single keys act, for this visit: an attribute of the root element, as the theme is a class of
 * it. The checkbox that writes it and the listener that reads it are in parts that are loaded apart.
 */

/** Whether the keys of the page act. They do until they are switched off. */
export function areKeysOn(): boolean {
  return document.documentElement.dataset.keys !== "off";
}

/** Switches the keys on or off, until the page is loaded again. */
export function switchKeys(isOn: boolean): void {
  document.documentElement.dataset.keys = isOn ? "on" : "off";
}
