import type { Steps } from "../steps";
import { type CheckedAddress, type CheckedRecord, mailboxOf, type Row } from "./checkedAddress";
import { findRecords, type FoundRecords } from "./findRecords";

/** Of the records that reach one mailbox, which one stays. The fullest one has the most cells. */
export const STAYING = ["first", "last", "fullest"] as const;

export type Staying = (typeof STAYING)[number];

export interface Check extends Omit<FoundRecords, "rows" | "isSure"> {
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
 * Tells which mailbox each address in a text belongs to, and which records of a list or a table share one.
 *
 * @returns The steps to the result. The cost is linear.
 */
export function* checkAddresses(text: string): Steps<Check> {
  const { rows: found, isSure, ...kind } = yield* findRecords(text);
  const rows: Row[] = [];
  const inputs = new Set<string>();
  const mailboxes = new Map<string, Row[]>();
  const counts = { invalid: 0, mailboxes: 0, addresses: 0 };
  for (const [index, row] of found.entries()) {
    yield 0.5 + index / found.length / 2;
    row.isRepeated = inputs.size === inputs.add(row.input.toLowerCase()).size;
    if (row.isRepeated && kind.records.length === 0) continue;
    rows.push(row);
    if (row.verdict === "invalid") {
      counts.invalid += 1;
      continue;
    }
    if (!row.isRepeated) counts.addresses += 1;
    const same = mailboxes.get(mailboxOf(row));
    if (same === undefined) mailboxes.set(mailboxOf(row), [row]);
    else same.push(row);
  }

  const grouped: Row[] = [];
  let groups = 0;
  for (const same of mailboxes.values()) {
    yield 1;
    if (same[0]!.verdict === "gmail") counts.mailboxes += 1;
    if (same.length === 1) continue;
    groups += 1;
    for (const row of same) {
      row.group = groups;
      grouped.push(row);
    }
  }
  const { duplicates, removable } = yield* findRemovable(kind.records);
  return {
    ...kind,
    ...counts,
    rows,
    grouped,
    people: mailboxes.size,
    duplicates,
    removable: isSure ? removable : null,
  };
}

/** Finds the rows that go with each choice of the record that stays. All rows of a person go, or none. */
function* findRemovable(records: readonly CheckedRecord[]) {
  const people = records.flatMap((record) => record.people);
  const removable = { first: new Set<Row>(), last: new Set<Row>(), fullest: new Set<Row>() };
  let duplicates = 0;
  for (const staying of STAYING) {
    const stays = new Map<number | null, (typeof people)[number]>();
    for (const person of people) {
      yield 1;
      for (const { group } of person.rows) {
        const other = stays.get(group);
        const isBetter = staying === "last" || (staying === "fullest" && person.filled > (other?.filled ?? 0));
        if (other === undefined || isBetter) stays.set(group, person);
        if (staying === "last" && group !== null && other !== undefined && other !== person) duplicates += 1;
      }
    }
    for (const record of records) {
      yield 1;
      const going = record.people.filter((person) =>
        person.rows.every(({ group }) => group !== null && stays.get(group) !== person),
      );
      if (record.isWhole && going.length < record.people.length) continue;
      for (const row of going.flatMap(({ rows }) => rows)) removable[staying].add(row);
    }
  }
  return { duplicates, removable };
}
