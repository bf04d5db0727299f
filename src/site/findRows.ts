import {
  type Address,
  type BookEntry,
  isOfKind,
  isSameMailbox,
  isSameRecipient,
  listProposals,
  type ProposeError,
  type ProposeOptions,
  recipientGroupOf,
  type Steps,
  toEmail,
  toRecipient,
} from "../core";
import type { SiteOptions } from "./siteReducer";

/** A recipient with its address. */
export interface FoundRow {
  readonly recipient: string;
  readonly email: string;
  /** The day on which it was given; `null` if that is not remembered. */
  readonly date: string | null;
  /** The other recipients of a list that have the same address: the first one, and the number of the rest. */
  readonly shared?: { readonly recipient: string; readonly more: number };
}

/** A recipient with its address, or the reason why it has none. */
export type SiteRow = FoundRow | { readonly recipient: string; readonly error: ProposeError };

export function hasAddress(row: SiteRow): row is FoundRow {
  return "email" in row;
}

/** The addresses that were handed out. */
export interface KnownAddresses {
  /** Finds those whose recipients have a `recipientGroupOf`, the newest first. */
  readonly findGroup: (group: string) => readonly FoundRow[];
  /** Finds the recipients of an address. `null` without the memory: then nothing counts that others have. */
  readonly findRecipients: ((email: string) => readonly Pick<BookEntry, "recipient">[]) | null;
}

export interface RowRequest {
  /** The recipients as they were typed. */
  readonly lines: readonly string[];
  readonly address: Address;
  readonly options: SiteOptions;
  /** Whether the options were chosen for these recipients. Their own addresses of another kind do not count then. */
  readonly isKindChosen: boolean;
  readonly suffixOf: (recipient: string) => string;
  readonly known: KnownAddresses;
}

/** Somebody else of a list has none of them. */
const NOBODY = (_email: string): boolean => false;

/** What `proposeAlias` needs to know for a recipient. */
function toProposing({ options, suffixOf, known }: RowRequest, recipient: string, isTaken = NOBODY): ProposeOptions {
  const isOther = (given: Pick<BookEntry, "recipient">) => !isSameRecipient(given.recipient, recipient);
  return {
    ...options,
    suffix: options.hasSuffix ? suffixOf(recipient) : "",
    isTaken: (email) => isTaken(email) || known.findRecipients?.(email).some(isOther) === true,
  };
}

/** Finds the addresses that the recipient has in this mailbox, the newest first. */
function findOwn({ address, known }: RowRequest, recipient: string): FoundRow[] {
  const mailbox = toEmail(address);
  return known
    .findGroup(recipientGroupOf(recipient))
    .filter((row) => isSameRecipient(row.recipient, recipient) && isSameMailbox(row.email, mailbox))
    .map(({ email, date }) => ({ recipient, email, date }));
}

/** Leaves out its own addresses of another kind. Without the memory, nothing but the options says what is expected. */
function findOwnOfKind(request: RowRequest, recipient: string): FoundRow[] {
  const own = findOwn(request, recipient);
  if (request.known.findRecipients !== null && !request.isKindChosen) return own;
  const proposing = toProposing(request, recipient);
  return own.filter(({ email }) => isOfKind(email, request.address, recipient, proposing));
}

/**
 * Lists the addresses for a recipient: its own, the newest first, and then new ones. They come when they are asked for.
 *
 * @param isTaken Whether somebody else of a list has an address.
 * @returns The reason why there are no more.
 */
function* listRows(request: RowRequest, recipient: string, isTaken = NOBODY): Generator<FoundRow, ProposeError> {
  yield* findOwnOfKind(request, recipient);
  const own = new Set(findOwn(request, recipient).map(({ email }) => email));
  const proposals = listProposals(request.address, recipient, toProposing(request, recipient, isTaken));
  for (;;) {
    const { value, done } = proposals.next();
    if (done === true) return value;
    if (!own.has(value.email)) yield { recipient, email: value.email, date: null };
  }
}

/** An address for a recipient, and the one that follows it. */
export interface Place {
  readonly row: SiteRow;
  /** The first address, if this is the last one; `null` if there is no other. */
  readonly next: string | null;
}

/**
 * Finds the address for one recipient.
 *
 * @param at The address that a person has reached; `null` for the first one.
 */
export function findPlace(request: RowRequest, line: string, at: string | null): Place {
  const recipient = toRecipient(line);
  const rows = listRows(request, recipient);
  let first: FoundRow | null = null;
  let row: FoundRow | null = null;
  for (;;) {
    const { value, done } = rows.next();
    if (done === true) {
      if (first === null) return { row: { recipient, error: value }, next: null };
      // Somebody else has it by now.
      if (row === null) return findPlace(request, line, null);
      return { row, next: row === first ? null : first.email };
    }
    if (row !== null) return { row, next: value.email };
    first ??= value;
    if (at === null || at === value.email) row = value;
  }
}

/**
 * Finds an address for each recipient; one that comes twice gets one row. Without the memory, it is the one that the
 * recipient has alone. With it, each first keeps its own, and then nobody gets one that another has.
 */
export function* findRows(request: RowRequest): Steps<readonly SiteRow[]> {
  const recipients = new Map<string, string>();
  for (const line of request.lines) {
    const recipient = toRecipient(line);
    const key = recipient.toLowerCase();
    if (!recipients.has(key)) recipients.set(key, recipient);
    yield 0;
  }

  const isRemembering = request.known.findRecipients !== null;
  const rows = new Map<string, SiteRow>();
  /** The recipients of each address of the list. */
  const takers = new Map<string, string[]>();

  function add(row: SiteRow): void {
    rows.set(row.recipient, row);
    if (!hasAddress(row)) return;
    const others = takers.get(row.email);
    if (others === undefined) takers.set(row.email, [row.recipient]);
    else others.push(row.recipient);
  }

  for (const recipient of isRemembering ? recipients.values() : []) {
    const [own] = findOwnOfKind(request, recipient);
    if (own !== undefined) add(own);
    yield 0;
  }
  for (const recipient of recipients.values()) {
    if (rows.has(recipient)) continue;
    const isOther = (taker: string) => !isSameRecipient(taker, recipient);
    const isTaken = (email: string) => isRemembering && takers.get(email)?.some(isOther) === true;
    const { value, done } = listRows(request, recipient, isTaken).next();
    add(done === true ? { recipient, error: value } : value);
    yield 0;
  }
  return [...recipients.values()].map((recipient) => withSharers(rows.get(recipient)!, takers));
}

/** Names the other recipients of the same address. */
function withSharers(row: SiteRow, takers: ReadonlyMap<string, readonly string[]>): SiteRow {
  if (!hasAddress(row)) return row;
  const [first, second, ...rest] = takers.get(row.email)!;
  if (first === undefined || second === undefined) return row;
  return { ...row, shared: { recipient: first === row.recipient ? second : first, more: rest.length } };
}

/** Makes the entries of the rows. Those that were given before keep their day. */
export function toEntries(rows: readonly FoundRow[], today: string): BookEntry[] {
  return rows.map(({ recipient, email, date }) => ({ recipient, email, date: date ?? today, note: "" }));
}
