import { type BookEntry, groupBy, isSameRecipient } from "../core";

/** Returns the entry of an address that has the same recipient, of those that have the address. */
export function findSame<Entry extends BookEntry>(
  entries: readonly Entry[],
  { recipient }: BookEntry,
): Entry | undefined {
  return entries.find((entry) => isSameRecipient(entry.recipient, recipient));
}

/** Returns the entries whose recipient and address neither the known ones have nor one before them. */
export function findMissing(entries: readonly BookEntry[], known: readonly BookEntry[]): BookEntry[] {
  const ofAddress = groupBy(known, ({ email }) => email);
  return entries.filter((entry) => {
    const others = ofAddress.get(entry.email) ?? [];
    if (findSame(others, entry) !== undefined) return false;
    ofAddress.set(entry.email, [...others, entry]);
    return true;
  });
}
