import type { Steps } from "../steps";
import { type CheckedAddress, type Row, toUsernameRow } from "./checkedAddress";
import { findRecords, type FoundRecords } from "./findRecords";

/** Of the records that reach one mailbox, which one stays. The fullest one has the most cells. */
export const STAYING = ["first", "last", "fullest"] as const;

export type Staying = (typeof STAYING)[number];

export interface Check extends Omit<FoundRecords, "isSure"> {
  /** In the order of the text: those of the records of a list or a table, or else each different address once. */
  readonly rows: readonly CheckedAddress[];
  /** The rows that have a group, group by group. */
  readonly grouped: readonly CheckedAddress[];
  readonly invalid: number;
  /** The number of records beyond one for each mailbox. Only a list and a table have records. */
  readonly duplicates: number;
  /** The rows that `withoutDuplicates` removes; `null` for a text that is no list and no table. */
  readonly removable: Readonly<Record<Staying, ReadonlySet<CheckedAddress>>> | null;
  /** The number of different mailboxes at Gmail. */
  readonly mailboxes: number;
  /** The number of different mailboxes anywhere. */
  readonly people: number;
  /** The number of different addresses. */
  readonly addresses: number;
}

/**
 * Tells which mailbox each address in a text belongs to, and which records of a list or a table share one. A text that
 * is a single word without an `@` is read as a username, if it can be one.
 *
 * @returns The steps to the result. The cost is linear.
 */
export function* checkAddresses(text: string): Steps<Check> {
  return yield* compare(text, yield* findRecords(text));
}

/** The rows of a mailbox, each with the number of its person, and the numbers of the people who can stay. */
interface Mailbox {
  readonly rows: { readonly row: Row; readonly person: number }[];
  readonly first: number;
  last: number;
  fullest: number;
  mostFilled: number;
}

function* compare(text: string, { records, isSure, ...found }: FoundRecords): Steps<Check> {
  const rows: Row[] = [];
  const inputs = new Set<string>();
  const mailboxes = new Map<string, Mailbox>();
  /** For each person, the mailboxes of the addresses; `null` for an invalid address. */
  const reached: (Mailbox | null)[][] = [];
  const counts = { invalid: 0, duplicates: 0, mailboxes: 0, addresses: 0 };
  const isCounted = found.kind === "list" || found.kind === "table";

  function add(row: Row, filled: number): void {
    row.isRepeated = inputs.size === inputs.add(row.input.toLowerCase()).size;
    rows.push(row);
    const person = reached.length - 1;
    if (row.verdict === "invalid") {
      reached[person]!.push(null);
      counts.invalid += 1;
      return;
    }
    if (!row.isRepeated) counts.addresses += 1;
    const key = row.mailbox ?? row.input.toLowerCase();
    const mailbox = mailboxes.get(key) ?? {
      rows: [],
      first: person,
      last: person,
      fullest: person,
      mostFilled: filled,
    };
    reached[person]!.push(mailbox);
    mailbox.rows.push({ row, person });
    if (mailbox.rows.length === 1 && row.verdict === "gmail") counts.mailboxes += 1;
    if (mailbox.last !== person && isCounted) counts.duplicates += 1;
    mailbox.last = person;
    if (filled > mailbox.mostFilled) [mailbox.fullest, mailbox.mostFilled] = [person, filled];
    mailboxes.set(key, mailbox);
  }

  function addPerson(people: readonly Row[], filled: number): void {
    reached.push([]);
    for (const row of people) add(row, filled);
  }

  for (const [index, { people }] of records.entries()) {
    yield 0.5 + index / records.length / 2;
    for (const person of people) addPerson(person.rows, person.filled);
  }
  const username = rows.length === 0 ? toUsernameRow(text) : null;
  if (username !== null) addPerson([username], 0);

  const grouped: Row[] = [];
  const first = new Set<Row>();
  // In a list, none is fuller than another.
  const sets = { first, last: new Set<Row>(), fullest: found.columns === null ? first : new Set<Row>() };
  let groups = 0;
  for (const mailbox of mailboxes.values()) {
    yield 1;
    if (mailbox.rows.length === 1) continue;
    groups += 1;
    for (const { row, person } of mailbox.rows) {
      row.group = groups;
      grouped.push(row);
      for (const staying of isSure ? STAYING : []) {
        const isRemovable = reached[person]!.every((other) => other !== null && other[staying] !== person);
        if (isRemovable) sets[staying].add(row);
      }
      yield 1;
    }
  }
  const ofRecords = { removable: isSure ? sets : null, records: isCounted ? records : [] };
  return { ...found, rows, grouped, ...ofRecords, people: mailboxes.size, ...counts };
}
