/*
 * Local storage without its exceptions. It throws if the person blocks site data, if it is full, and in some private
 * windows: https://developer.mozilla.org/docs/Web/API/Window/localStorage#exceptions
 */

/** Returns the stored text, or `null` if there is none or storage cannot be read. Never throws. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the person, or the browser, lets the page store nothing. A full storage is no such thing. Never throws. */
export function isStorageBlocked(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

/** Stores the text. If storage is full or blocked, nothing happens. Never throws. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The caller keeps the value for this visit.
  }
}
