import { type BookEntry, groupBy, isSameRecipient, recipientGroupOf } from "../core";

/** Returns the entry of an address that has the same recipient, of those that have the address. */
export function findSame<Entry extends BookEntry>(
  entries: readonly Entry[],
  { recipient }: BookEntry,
): Entry | undefined {
  return entries.find((entry) => isSameRecipient(entry.recipient, recipient));
}

/** Returns the entries whose recipient and address neither the known ones have nor one before them. */
export function findMissing(entries: readonly BookEntry[], known: readonly BookEntry[]): BookEntry[] {
  const toGroup = ({ recipient, email }: BookEntry) => `${email} ${recipientGroupOf(recipient)}`;
  const groups = groupBy(known, toGroup);
  return entries.filter((entry) => {
    const group = groups.get(toGroup(entry)) ?? [];
    if (findSame(group, entry) !== undefined) return false;
    groups.set(toGroup(entry), [...group, entry]);
    return true;
  });
}
