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
  recipientIdOf,
  type Steps,
  toEmail,
  toLookup,
} from "../core";
import type { SiteState } from "./siteReducer";

export interface FoundRow {
  readonly recipient: string;
  readonly email: string;
  /** The day on which it was given; `null` if the book does not have it. */
  readonly date: string | null;
  /** The first of those in a list who have the same address, and the number of the rest. */
  readonly shared?: { readonly recipient: string; readonly more: number };
}

export type SiteRow = FoundRow | { readonly recipient: string; readonly error: ProposeError };

export function hasAddress(row: SiteRow): row is FoundRow {
  return "email" in row;
}

export interface RowRequest extends Pick<SiteState, "options" | "isKindChosen">, Partial<Pick<SiteState, "replaced">> {
  readonly recipients: readonly string[];
  readonly address: Address;
  readonly suffixOf: (recipientId: string, further: number) => string;
  /** Finds the addresses of a `recipientGroupOf`, the newest first. */
  readonly findGroup: (group: string) => readonly FoundRow[];
  /** Finds the recipients of an address; `null` without the book. Then the addresses of others do not count. */
  readonly findRecipients: ((email: string) => readonly Pick<BookEntry, "recipient">[]) | null;
}

/** After so many random addresses, the first one comes again. */
const MAX_DRAWS = 100;

function findAddresses(request: RowRequest, recipient: string) {
  const { address, options, isKindChosen, replaced, suffixOf, findGroup, findRecipients } = request;
  const isSame = (given: Pick<BookEntry, "recipient">) => isSameRecipient(given.recipient, recipient);
  const mailbox = toEmail(address);
  const ofEveryKind = findGroup(recipientGroupOf(recipient))
    .filter((given) => given.email !== replaced && isSameMailbox(given.email, mailbox) && isSame(given))
    .map(({ email, date }): FoundRow => ({ recipient, email, date }));
  const ownEmails = new Set(ofEveryKind.map(({ email }) => email));
  const isRandom = options.hasSuffix && options.style === "plus";
  const suffixAt = (further: number) => (isRandom ? suffixOf(recipientIdOf(recipient), further) : "");
  const isTaken = (email: string) => email === replaced || findRecipients?.(email).every(isSame) === false;
  const proposing: ProposeOptions = { ...options, suffix: suffixAt(0), isTaken };
  // Without the book, nothing but the options says which kind is expected.
  const isAnyKindFine = findRecipients !== null && !isKindChosen;
  /** The recipient's addresses in this mailbox, the newest first. */
  const own = ofEveryKind.filter(({ email }) => isAnyKindFine || isOfKind(email, address, recipient, proposing));

  function* listRandom(): ReturnType<typeof listProposals> {
    for (let further = 0; further < MAX_DRAWS; further += 1) {
      const { value, done } = listProposals(address, recipient, { ...options, suffix: suffixAt(further) }).next();
      if (done === true) return value;
      if (!isTaken(value.email)) yield value;
    }
    return "exhausted";
  }

  /** Lists its own addresses, and then new ones, each made on request. It returns why there are no more. */
  function* list(): Generator<FoundRow, ProposeError> {
    yield* own;
    const proposals = isRandom ? listRandom() : listProposals(address, recipient, proposing);
    for (;;) {
      const { value, done } = proposals.next();
      if (done === true) return value;
      if (!ownEmails.has(value.email)) yield { recipient, email: value.email, date: null };
    }
  }

  function findFirst(): SiteRow {
    const { value, done } = list().next();
    return done === true ? { recipient, error: value } : value;
  }

  return { recipient, own, list, findFirst };
}

/**
 * Finds the address for one recipient: the one that a person has reached (`at`), or the first one where there is none or
 * somebody else has it by now. `next` is the address after it, around once; `null` if there is no other.
 */
export function findCurrent(request: RowRequest, recipient: string, at: string | null) {
  const { list, findFirst } = findAddresses(request, recipient);
  const rows: FoundRow[] = [];
  for (const found of list()) {
    rows.push(found);
    // One more than the person has reached.
    if (rows.length > 1 && rows.at(-2)!.email === (at ?? rows[0]!.email)) break;
  }
  const row = rows.find(({ email }) => email === at) ?? rows[0];
  if (row === undefined) return { row: findFirst(), next: null };
  const next = rows[rows.indexOf(row) + 1] ?? rows[0]!;
  return { row, next: next === row ? null : next.email };
}

/**
 * Finds an address for each recipient. A recipient that comes twice gets one row. Without the book, each gets the
 * address that it would get alone. With it, each keeps its own first, and then nobody gets an address that another has.
 */
export function* findRows(request: RowRequest): Steps<readonly SiteRow[]> {
  const rows = new Map<string, SiteRow>();
  const takers = new Map<string, FoundRow[]>();
  const { findRecipients } = request;
  const findTakers = findRecipients && ((email: string) => [...findRecipients(email), ...(takers.get(email) ?? [])]);

  function add(row: SiteRow): void {
    rows.set(row.recipient, row);
    if (hasAddress(row)) takers.set(row.email, [...(takers.get(row.email) ?? []), row]);
  }

  const recipients = new Map<string, ReturnType<typeof findAddresses>>();
  for (const recipient of request.recipients) {
    const id = recipientIdOf(recipient);
    if (!recipients.has(id)) recipients.set(id, findAddresses({ ...request, findRecipients: findTakers }, recipient));
    yield 0;
  }
  for (const { own } of recipients.values()) own.slice(0, 1).forEach(add);
  for (const { recipient, findFirst } of recipients.values()) {
    if (rows.has(recipient)) continue;
    add(findFirst());
    yield 0;
  }

  const found = Array.from(recipients.values(), ({ recipient }) => rows.get(recipient)!);
  const findSharers = toLookup(found.filter(hasAddress), ({ email }) => email);
  return found.map((row) => {
    const sharers = hasAddress(row) ? findSharers(row.email) : [];
    const other = sharers.find((sharer) => sharer !== row);
    const shared = other && { recipient: other.recipient, more: sharers.length - 2 };
    return shared ? Object.assign({}, row, { shared }) : row;
  });
}

/** An address that was given before keeps its day. */
export function toEntries(rows: readonly FoundRow[], today: string): BookEntry[] {
  return rows.map(({ recipient, email, date }) => ({ recipient, email, date: date ?? today, note: "" }));
}
