import { BOOK_VERSION } from "./bookDatabase";
import type { EntryKey } from "./entryKey";

/**
 * Reads what a tab tells the others: the keys of the entries that it added, changed or removed.
 *
 * @returns `null` if a tab with another version of the program wrote the message.
 */
export function readMessage(data: unknown): readonly EntryKey[] | null {
  if (typeof data !== "object" || data === null || !("version" in data) || !("keys" in data)) return null;
  const { version, keys } = data;
  return version === BOOK_VERSION && Array.isArray(keys) && keys.every(isKey) ? keys : null;
}

function isKey(key: unknown): key is EntryKey {
  return Array.isArray(key) && key.length === 2 && key.every((part) => typeof part === "string");
}
