/**
 * Local storage that never throws. It does where a person blocks site data, where it is full, and in
 * some private windows: https://developer.mozilla.org/docs/Web/API/Window/localStorage#exceptions
 */

/** The stored text, or `null` where there is none or storage cannot be read. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, where that is possible; nothing happens otherwise. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What could not be stored still holds for this visit.
  }
}

/**
 * Calls back when another tab of the site changes the value; `null` says that it was removed.
 *
 * @returns Ends the calls.
 */
export function onStorageChange(key: string, listener: (value: string | null) => void): () => void {
  function handleStorage(event: StorageEvent): void {
    // A key of null: the other tab cleared all of the storage.
    if (event.key === key || event.key === null) listener(event.newValue);
  }
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}
