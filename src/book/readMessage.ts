import { BOOK_VERSION } from "./bookDatabase";

/** What a tab tells the others: the orders of the entries that it added, changed or removed, or that all is deleted. */
export type BookMessage = readonly number[] | "deleted";

/**
 * Reads a message of another tab.
 *
 * @returns `null` if a tab with another version of the program wrote it.
 */
export function readMessage(data: unknown): BookMessage | null {
  if (typeof data !== "object" || data === null || !("version" in data) || !("changed" in data)) return null;
  const { version, changed } = data;
  if (version !== BOOK_VERSION) return null;
  return changed === "deleted" || (Array.isArray(changed) && changed.every(Number.isInteger)) ? changed : null;
}
