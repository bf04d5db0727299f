/* Local storage may throw: https://developer.mozilla.org/docs/Web/API/Window/localStorage#exceptions */

/** Returns the stored text, or `null` if there is none or storage cannot be read. Never throws. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the person or the browser forbids the page to store anything. A full storage does not. Never throws. */
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

/**
 * Tells whether the browser promised to keep what the page stores, even if the device runs out of room; `null` if it does
 * not say. If the page `mayAsk`, or is installed, it asks for the promise, and the browser may ask the person, who may
 * take long: https://developer.mozilla.org/docs/Web/API/StorageManager/persist. It never rejects.
 */
export async function askToKeepStorage(mayAsk: boolean): Promise<boolean | null> {
  try {
    return await (mayAsk || isInstalled() ? navigator.storage.persist() : navigator.storage.persisted());
  } catch {
    return null;
  }
}

/**
 * Tells whether the browser deletes what a page stored after seven days without a visit. WebKit does, under any name,
 * unless the site is on the home screen: https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export function deletesUnvisited(): boolean {
  return navigator.vendor.startsWith("Apple") && !isInstalled();
}

const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches;
