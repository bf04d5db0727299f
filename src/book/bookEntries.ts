import { type BookEntry, groupBy, isSameRecipient, recipientGroupOf } from "../core";
import type { StoredEntry } from "./bookState";

/** Returns the local day of a time, as an entry has it: `2026-11-21`. */
export function toDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [String(year).padStart(4, "0"), ...[month, day].map((number) => String(number).padStart(2, "0"))].join("-");
}

/** Sorts the newest first; of one day, the one that was given last. */
export function toNewestFirst(entries: readonly StoredEntry[]): StoredEntry[] {
  // By code unit: comparing 10,000 entries as a language sorts them would take too long.
  return entries.toSorted((one, other) =>
    one.date === other.date ? other.order - one.order : one.date < other.date ? 1 : -1,
  );
}

/** Returns the entries that are new: no known one, and none before them, has their recipient and address. */
export function findMissing<Entry extends BookEntry>(entries: readonly Entry[], known: readonly BookEntry[]): Entry[] {
  const toGroup = ({ recipient, email }: BookEntry) => `${email} ${recipientGroupOf(recipient)}`;
  const emails = new Set(entries.map(({ email }) => email));
  // Few entries of a large book have these addresses, and computing a group takes long.
  const alike = known.filter(({ email }) => emails.has(email));
  const groups = groupBy(alike, toGroup);
  return entries.filter((entry) => {
    const group = groups.get(toGroup(entry)) ?? [];
    if (group.some(({ recipient }) => isSameRecipient(recipient, entry.recipient))) return false;
    groups.set(toGroup(entry), [...group, entry]);
    return true;
  });
}
