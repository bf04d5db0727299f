import { findMissing } from "../book/bookEntries";
import { type BookEntry, type BookResult, groupBy } from "../core";

/** How many positions of each fault are named. */
const NAMED_POSITIONS = 5;

/** Compares the entries of a backup with those of the book, and returns the difference that it would make. */
export function compareBackup(backup: Extract<BookResult, { ok: true }>, entries: readonly BookEntry[]) {
  const added = findMissing(backup.entries, entries);

  const groups = groupBy(backup.refused, ({ fault }) => fault);
  const refused = Array.from(groups, ([fault, group]) => ({
    fault,
    count: group.length,
    /** The first few, counted from 1. */
    positions: group.slice(0, NAMED_POSITIONS).map(({ position }) => position),
  }));

  return {
    added,
    /** The number of entries whose recipient and address are in the book, or twice in the backup. */
    same: backup.entries.length - added.length,
    refused,
  };
}
