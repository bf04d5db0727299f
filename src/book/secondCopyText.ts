import { readBookEntry, type Steps } from "../core";
import { ENTRIES_PER_STEP } from "./bookDatabase";
import type { BookContent, BookDetails, StoredEntry } from "./bookState";

/** A copy of another version is ignored. */
const VERSION = 1;

/**
 * Writes the content of a book for its second copy: a line with the details, and a line for every few entries, so that
 * no step is long.
 *
 * @param time When the content was read.
 */
export function* toSecondCopyText({ entries, ...details }: BookContent, time: Date): Steps<string> {
  const lines = [JSON.stringify({ version: VERSION, time: time.toISOString(), details })];
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
    yield start / entries.length;
    lines.push(JSON.stringify(entries.slice(start, start + ENTRIES_PER_STEP)));
  }
  return lines.join("\n");
}

/**
 * Reads what `toSecondCopyText` wrote. The entries keep their orders, and broken ones are left out. `restored` is the time
 * of the copy.
 *
 * @returns `null` if the text is of another version or broken. No step throws.
 */
export function* readSecondCopyText(text: string): Steps<BookContent | null> {
  try {
    const [head = "", ...lines] = text.split("\n");
    const { version, time, details }: Partial<Record<string, unknown>> = JSON.parse(head);
    if (version !== VERSION || typeof time !== "string" || Number.isNaN(Date.parse(time))) return null;
    const entries: StoredEntry[] = [];
    for (const [index, line] of lines.entries()) {
      const candidates: unknown[] = JSON.parse(line);
      for (const candidate of candidates) {
        const entry = readStoredEntry(candidate);
        if (entry !== null) entries.push(entry);
        yield index / lines.length;
      }
    }
    return { ...readDetails(details), restored: time, entries };
  } catch {
    return null;
  }
}

function readStoredEntry(candidate: unknown): StoredEntry | null {
  const entry = readBookEntry(candidate);
  if (typeof entry === "string") return null;
  const { order, isFound, isSaved }: Partial<Record<string, unknown>> = Object(candidate);
  if (typeof order !== "number" || !Number.isSafeInteger(order) || order <= 0) return null;
  return { ...entry, order, ...(isFound === true && { isFound }), ...(isSaved === true && { isSaved }) };
}

function readDetails(candidate: unknown): Partial<BookDetails> {
  const { mailbox, lastBackup, savedOrder }: Partial<Record<string, unknown>> = Object(candidate);
  return {
    ...(typeof mailbox === "string" && { mailbox }),
    ...(typeof lastBackup === "string" && { lastBackup }),
    ...(typeof savedOrder === "number" && { savedOrder }),
  };
}
