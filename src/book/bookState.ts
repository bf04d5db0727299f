import { type BookEntry, isDay } from "../core";

/** The longest time that a press waits for the book to open, and a person to hear whether something was stored. */
export const BOOK_PATIENCE_MS = 2000;

export interface StoredEntry extends BookEntry {
  /** It is unique, rises with each address that is given, and outlasts an edit. */
  readonly order: number;
  /** Whether an import has brought it. Its address never comes before one that was handed out here. */
  readonly isImported?: boolean;
}

/** All that is stored, as one record. */
export interface BookContent {
  readonly entries: readonly StoredEntry[];
  /** The highest order that an entry has had. */
  readonly lastOrder: number;
  /** The mailbox last used here, as an address. */
  readonly mailbox?: string;
  /** The day of the last backup, `yyyy-mm-dd`. */
  readonly lastBackup?: string;
  /** The highest order of an entry in it. */
  readonly savedOrder?: number;
}

/** Whether a record is as this program stores it. Another program of this host, or a fault of the disk, may change it. */
export function isWhole(record: unknown): record is BookContent {
  if (typeof record !== "object" || record === null) return false;
  const { entries, lastOrder, mailbox, lastBackup, savedOrder }: Partial<Record<keyof BookContent, unknown>> = record;
  const hasDay = lastBackup === undefined || (typeof lastBackup === "string" && isDay(lastBackup));
  const hasDetails = hasDay && typeof (mailbox ?? "") === "string" && typeof (savedOrder ?? 0) === "number";
  return hasDetails && typeof lastOrder === "number" && Array.isArray(entries) && entries.every(isWholeEntry);
}

function isWholeEntry(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  const { recipient, email, date, note, order }: Partial<Record<keyof StoredEntry, unknown>> = entry;
  const areTexts = [recipient, email, note].every((text) => typeof text === "string");
  return areTexts && typeof order === "number" && typeof date === "string" && isDay(date);
}

export function countUnsaved({ entries, savedOrder = 0 }: BookContent): number {
  return entries.filter(({ order }) => order > savedOrder).length;
}

/** The book as the page knows it. `content` holds only what is stored; `null` where it is off, or was never read. */
export type BookState =
  | { readonly status: "opening" | "off"; readonly content: null }
  /** The browser promised to keep it where `isLasting`; `null` where it does not say. */
  | { readonly status: "on"; readonly content: BookContent; readonly isLasting: boolean | null }
  /** `content` is what was read before the failure, so that it can still be saved. */
  | { readonly status: "failed"; readonly fault: BookFault; readonly content: BookContent | null };

/** The addresses that were handed out since the page was opened, and are not stored. */
export interface Visit {
  /** The oldest first. */
  readonly entries: readonly BookEntry[];
  /** The mailbox of the last ones. */
  readonly mailbox: string | null;
  /** Why they are not stored, although the book is on; `slow`: the browser takes long. */
  readonly fault: BookFault | "slow" | null;
}

/**
 * Why the book cannot be used or changed:
 * - `missing`: the browser has no database for this page, as in some private windows.
 * - `full`: there is no room left on the device.
 * - `blocked`: another tab holds the database and does not let go of it.
 * - `outdated`: a newer version of the program has taken the book over. A reload brings this tab up to date.
 * - `broken`: the browser cannot read what it stored, or any other failure.
 */
export type BookFault = "missing" | "full" | "blocked" | "outdated" | "broken";

/** The names of the errors that a database throws: https://w3c.github.io/IndexedDB/#exceptions */
const FAULTS: Readonly<Record<string, BookFault>> = {
  QuotaExceededError: "full",
  SecurityError: "missing",
  VersionError: "outdated",
};

export function toBookFault(error: unknown): BookFault {
  return (error instanceof Error && FAULTS[error.name]) || "broken";
}

/** Whether the page shows entries that it can no longer read, and that may be nowhere else. */
export function isUnsaved(book: BookState): boolean {
  return book.status === "failed" && (book.content?.entries.length ?? 0) > 0;
}

/** Whether the browser cannot read the stored entries, and the page shows none of them. */
export function isUnreadable(book: BookState): boolean {
  return book.status === "failed" && book.fault === "broken" && !isUnsaved(book);
}
