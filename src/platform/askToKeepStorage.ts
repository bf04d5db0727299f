/**
 * Tells whether the browser promised to keep what the page stores, even if the device runs out of room. Some browsers
 * ask the person, who may take long to answer: https://developer.mozilla.org/docs/Web/API/StorageManager/persist
 *
 * @param mayAsk Without it, the browser only tells what it promised before.
 * @returns `null` if the browser does not say. It never rejects.
 */
export async function askToKeepStorage(mayAsk: boolean): Promise<boolean | null> {
  try {
    return await (mayAsk ? navigator.storage.persist() : navigator.storage.persisted());
  } catch {
    return null;
  }
}
