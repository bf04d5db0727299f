import { BOOK_VERSION } from "./bookDatabase";

/**
 * Reads what a tab tells the others: the orders of the entries that it added, changed or removed.
 *
 * @returns `null` if a tab with another version of the program wrote the message.
 */
export function readMessage(data: unknown): readonly number[] | null {
  if (typeof data !== "object" || data === null || !("version" in data) || !("orders" in data)) return null;
  const { version, orders } = data;
  return version === BOOK_VERSION && Array.isArray(orders) && orders.every(Number.isInteger) ? orders : null;
}
