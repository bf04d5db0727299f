import { keyTextOf } from "../../book/entryKey";
import { type BookEntry, type BookResult, type EntryFault, groupBy } from "../../core";

/** How many positions of each fault are named. */
const NAMED_POSITIONS = 5;

/** The entries of a backup that were refused for one reason. */
export interface RefusedGroup {
  readonly fault: EntryFault;
  readonly count: number;
  /** The first few, counted from 1. */
  readonly positions: readonly number[];
}

/** The difference that a backup would make to the book. */
export interface Comparison {
  readonly added: readonly BookEntry[];
  /** The number of entries whose recipient and address are in the book, or twice in the backup. */
  readonly same: number;
  readonly refused: readonly RefusedGroup[];
}

/** Compares the entries of a backup with those of the book. */
export function compareBackup(backup: Extract<BookResult, { ok: true }>, entries: readonly BookEntry[]): Comparison {
  const known = new Set(entries.map(keyTextOf));
  const added = backup.entries.filter((entry) => {
    const { size } = known;
    return known.add(keyTextOf(entry)).size > size;
  });

  const groups = groupBy(backup.refused, ({ fault }) => fault);
  const refused = Array.from(groups, ([fault, group]) => ({
    fault,
    count: group.length,
    positions: group.slice(0, NAMED_POSITIONS).map(({ position }) => position),
  }));

  return { added, same: backup.entries.length - added.length, refused };
}
