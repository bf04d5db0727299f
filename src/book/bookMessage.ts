import { BOOK_VERSION } from "./bookDatabase";
import type { EntryKey } from "./entryKey";

/** What a tab tells the others: the keys of the entries that it added, changed or removed. */
interface BookMessage {
  readonly version: number;
  readonly keys: readonly EntryKey[];
}

export function toMessage(keys: readonly EntryKey[]): BookMessage {
  return { version: BOOK_VERSION, keys };
}

/** @returns The keys; `null` if a tab with another version of the program wrote the message. */
export function readMessage(data: unknown): readonly EntryKey[] | null {
  return isMessage(data) ? data.keys : null;
}

function isMessage(data: unknown): data is BookMessage {
  if (typeof data !== "object" || data === null || !("version" in data) || !("keys" in data)) return false;
  return data.version === BOOK_VERSION && Array.isArray(data.keys) && data.keys.every(isKey);
}

function isKey(key: unknown): boolean {
  return Array.isArray(key) && key.length === 2 && key.every((part) => typeof part === "string");
}
