import { toDay } from "../book/toDay";
import type { FindGiven } from "../book/useGivenTo";
import {
  type Address,
  type BookEntry,
  isSameMailbox,
  isSameRecipient,
  proposeAlias,
  type ProposeError,
  recipientGroupOf,
  type Steps,
  toEmail,
  toRecipient,
} from "../core";
import type { SiteState } from "./siteReducer";

export interface RowRequest extends Pick<SiteState, "options" | "suffixes" | "isNewWanted" | "shownBefore" | "copied"> {
  /** The recipients as they were typed. */
  readonly lines: readonly string[];
  readonly address: Address;
  /** Finds the entries of the book that have a `recipientGroupOf`; none where it is off. */
  readonly findGroup: (group: string) => readonly BookEntry[];
  /** Finds the entries of an address; `null` where the book is off. */
  readonly findGiven: FindGiven | null;
}

/** A recipient with its address. */
export interface FoundRow {
  readonly recipient: string;
  readonly email: string;
  /** The day on which it was given; `null` for a new one. */
  readonly date: string | null;
}

/** A recipient with its address, or the reason why it has none. */
export type SiteRow = FoundRow | { readonly recipient: string; readonly error: ProposeError };

export function hasAddress(row: SiteRow): row is FoundRow {
  return "email" in row;
}

/**
 * Finds the address for a recipient: the one that it has, or a new one that nobody has.
 *
 * @param index The number of its line, from 0.
 * @param taken The addresses of other lines.
 */
export function findRow(request: RowRequest, index: number, taken?: ReadonlySet<string>): SiteRow {
  const { address, options, suffixes, findGiven, shownBefore } = request;
  const line = request.lines[index]!;
  const recipient = toRecipient(line);
  const own = findOwn(request, recipient);
  if (own !== undefined && taken?.has(own.email) !== true) return { recipient, email: own.email, date: own.date };
  const proposal = proposeAlias(address, line, {
    ...options,
    suffix: suffixes[index] ?? "",
    isTaken: (email) =>
      (findGiven?.(email).length ?? 0) > 0 || shownBefore.includes(email) || taken?.has(email) === true,
  });
  return proposal.ok ? { recipient, email: proposal.alias.email, date: null } : { recipient, error: proposal.error };
}

/** The entry that was just given, or else the newest one, of the same mailbox. */
function findOwn(request: RowRequest, recipient: string): BookEntry | undefined {
  const { address, findGroup, isNewWanted, copied } = request;
  const mailbox = toEmail(address);
  const own = findGroup(recipientGroupOf(recipient)).filter(
    (entry) => isSameRecipient(entry.recipient, recipient) && isSameMailbox(entry.email, mailbox),
  );
  const given = own.find(({ email }) => copied.has(email));
  if (given !== undefined || isNewWanted) return given;
  return own.reduce<BookEntry | undefined>(
    (newest, entry) => (newest === undefined || entry.date >= newest.date ? entry : newest),
    undefined,
  );
}

/** Finds an address for each recipient. No two get the same, and a recipient that comes twice gets one row. */
export function* findRows(request: RowRequest): Steps<readonly SiteRow[]> {
  const { lines } = request;
  const rows: SiteRow[] = [];
  const recipients = new Set<string>();
  const taken = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const key = toRecipient(line).toLowerCase();
    if (recipients.has(key)) continue;
    recipients.add(key);
    const row = findRow(request, index, taken);
    if (hasAddress(row)) taken.add(row.email);
    rows.push(row);
    yield index / lines.length;
  }
  return rows;
}

/** Makes the entries that the book gets for the rows. Those that were given before keep their day. */
export function toEntries(rows: readonly FoundRow[]): BookEntry[] {
  const today = toDay(new Date());
  return rows.map(({ recipient, email, date }) => ({ recipient, email, date: date ?? today, note: "" }));
}
