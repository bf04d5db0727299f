/**
 * Tells whether the browser promised to keep what the page stores, even if the device runs out of room. Some browsers
 * ask the person, who may take long to answer: https://developer.mozilla.org/docs/Web/API/StorageManager/persist
 *
 * @param mayAsk Without it, the browser only tells what it promised before, unless the site is installed: it may
 *   promise then what it did not promise until then.
 * @returns `null` if the browser does not say. It never rejects.
 */
export async function askToKeepStorage(mayAsk: boolean): Promise<boolean | null> {
  try {
    const isInstalled = matchMedia("(display-mode: standalone)").matches;
    return await (mayAsk || isInstalled ? navigator.storage.persist() : navigator.storage.persisted());
  } catch {
    return null;
  }
}
