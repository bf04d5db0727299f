import { isDay } from "../isDay";
import { parseAddress } from "../addresses/parseAddress";
import { toEmail } from "../addresses/address";
import { BYTE_ORDER_MARK, disarmFormula, toCsvText } from "../files/toCsvText";
import { BOOK_TEXT_MAX_LENGTH, isSite, toRecipient } from "../recipients/toRecipient";

/** One line of the book: an address, and the recipient that it was given to. The two together are its key. */
export interface BookEntry {
  /** The site, shop or person, as `toRecipient` writes it. */
  readonly recipient: string;
  /** A Gmail address in lower case. Its tag may have underscores. */
  readonly email: string;
  /** The day on which it was given, `yyyy-mm-dd`. */
  readonly date: string;
  /** At most 500 characters; often empty. */
  readonly note: string;
}

/** In the order in which they are shown and written. */
export const BOOK_FIELDS = ["recipient", "email", "date", "note"] as const satisfies readonly (keyof BookEntry)[];

/** The field that makes an entry unusable; `entry` if it is no object. */
export type EntryFault = "entry" | keyof BookEntry;

/**
 * Reads an entry from any value, such as one of a foreign file. The recipient becomes what `toRecipient` makes of it, and
 * the address is trimmed and in lower case. Nothing else is repaired, and other properties are dropped.
 */
export function readBookEntry(candidate: unknown): BookEntry | EntryFault {
  if (typeof candidate !== "object" || candidate === null || Array.isArray(candidate)) return "entry";
  const { recipient, email, date, note }: Partial<Record<keyof BookEntry, unknown>> = candidate;
  const read = typeof recipient === "string" ? toRecipient(recipient.slice(0, LINK_MAX_LENGTH)) : "";
  // A long link gives a short site, but any other long text would be cut.
  if (read === "" || !(isText(recipient) || isSite(read))) return "recipient";
  const address = readEmail(email);
  if (address === null) return "email";
  if (typeof date !== "string" || !isDay(date)) return "date";
  return isText(note) ? { recipient: read, email: address, date, note } : "note";
}

/** In characters. No browser sends a longer link, and the search for links fails in a text of many millions. */
const LINK_MAX_LENGTH = 100_000;

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= BOOK_TEXT_MAX_LENGTH;
}

/** Reads an address of Gmail; `null` for another text. A bare username may be one of another provider. */
export function readEmail(value: unknown): string | null {
  if (typeof value !== "string" || !value.includes("@")) return null;
  const result = parseAddress(value.trim());
  return result.ok ? toEmail(result.address) : null;
}

/** Tells a backup from any other file. */
export const BOOK_TYPE = "plusdot.book";
/** A reader refuses a backup of a higher version. */
export const BOOK_VERSION = 1;

/** Writes a backup of a book as JSON, indented by 2 spaces. `readImport` reads it back. */
export function toBookJson(entries: readonly BookEntry[]): string {
  const book = { type: BOOK_TYPE, version: BOOK_VERSION, entries };
  return JSON.stringify(book, ["type", "version", "entries", ...BOOK_FIELDS], 2);
}

/** Whether a text begins like a backup, in JSON or in CSV. */
export function isBackup(text: string): boolean {
  return /^\s*(?:\{\s*"type":\s*"plusdot\.book"|"?For"?[,;\t]"?Address"?[,;\t]"?Date"?[,;\t]"?Note\b)/.test(text);
}

/** Writes a backup of a book as CSV (RFC 4180), without formulas, with a byte order mark. `readImport` reads it back. */
export function toBookCsv(entries: readonly BookEntry[]): string {
  const rows = entries.map((entry) => BOOK_FIELDS.map((field) => disarmFormula(entry[field])));
  return BYTE_ORDER_MARK + toCsvText([["For", "Address", "Date", "Note"], ...rows]);
}
