import type { FindGiven } from "../book/useGivenTo";
import {
  type Address,
  type BookEntry,
  isSameMailbox,
  isSameRecipient,
  proposeAlias,
  recipientGroupOf,
  type Steps,
  toEmail,
  toRecipient,
} from "../core";
import type { SiteState } from "./siteReducer";
import { type FoundRow, hasAddress, type SiteRow } from "./siteRow";

export interface RowRequest extends Pick<SiteState, "options" | "suffixes" | "wanted" | "shownBefore"> {
  /** The recipients as they were typed. */
  readonly lines: readonly string[];
  readonly address: Address;
  /** Finds the addresses whose recipients have a `recipientGroupOf`: those of the book, or else those copied before. */
  readonly findGroup: (group: string) => readonly FoundRow[];
  /** The addresses that were copied since the person asked for a new one. */
  readonly newlyCopied: ReadonlySet<string>;
  /** Finds the entries of an address; `null` where the book is off. */
  readonly findGiven: FindGiven | null;
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
  const own = findOwn(request, line, recipient);
  if (own !== undefined && taken?.has(own.email) !== true) return { recipient, email: own.email, date: own.date };
  const proposal = proposeAlias(address, line, {
    ...options,
    suffix: suffixes[index] ?? "",
    isTaken: (email) =>
      (findGiven?.(email).length ?? 0) > 0 || shownBefore.includes(email) || taken?.has(email) === true,
  });
  return proposal.ok ? { recipient, email: proposal.alias.email, date: null } : { recipient, error: proposal.error };
}

/** The newest address of the recipient at this mailbox, of those that are wanted. */
function findOwn(request: RowRequest, line: string, recipient: string): FoundRow | undefined {
  const { address, findGroup, wanted, newlyCopied } = request;
  const mailbox = toEmail(address);
  const own = findGroup(recipientGroupOf(recipient)).filter(
    (given) => isSameRecipient(given.recipient, recipient) && isSameMailbox(given.email, mailbox),
  );
  if (own.length === 0 || wanted === "own") return findNewest(own);
  return findNewest(
    own.filter(({ email }) => (wanted === "new" ? newlyCopied.has(email) : isOfKind(email, request, line))),
  );
}

function findNewest(given: readonly FoundRow[]): FoundRow | undefined {
  return given.reduce<FoundRow | undefined>(
    (newest, next) => (newest?.date && next.date && next.date < newest.date ? newest : next),
    undefined,
  );
}

/** Whether an address is as the options ask for, with any dots, number and random characters. */
function isOfKind(email: string, { address, options }: RowRequest, line: string): boolean {
  const suffix = options.isHardToGuess ? "0000" : "";
  const model = proposeAlias(address, line, { ...options, suffix });
  const toKind = (text: string) =>
    text
      .replace(/^[^+@]+/, (name) => name.replaceAll(".", ""))
      .replace(options.isHardToGuess ? /-[a-z\d]{4}\d*@/ : /\d*@/, "@");
  return model.ok && toKind(model.alias.email) === toKind(email);
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
export function toEntries(rows: readonly FoundRow[], today: string): BookEntry[] {
  return rows.map(({ recipient, email, date }) => ({ recipient, email, date: date ?? today, note: "" }));
}
