/*
 * The switch is an attribute of the root element, because the checkbox that writes it and the listener that reads it
 * are in parts of the program that load separately.
 */

/** Whether the keyboard shortcuts work. They do until the person turns them off. */
export function areShortcutsOn(): boolean {
  return document.documentElement.dataset.shortcuts !== "off";
}

/** Turns the keyboard shortcuts on or off until the page is reloaded. */
export function switchShortcuts(isOn: boolean): void {
  document.documentElement.dataset.shortcuts = isOn ? "on" : "off";
}
