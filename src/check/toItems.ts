import { type Check, type CheckedAddress, mailboxOf, type Steps } from "../core";

/** Comes before the addresses of a mailbox that several records reach. */
export interface Heading {
  readonly verdict: CheckedAddress["verdict"];
  readonly mailbox: string;
  readonly count: number;
  /** The number of different addresses among them. */
  readonly addresses: number;
}

export type Item = Heading | CheckedAddress;

/** Lists the addresses of a check under their mailboxes, those with duplicates first. */
export function* toItems({ rows, grouped }: Check): Steps<Item[]> {
  const items: Item[] = [];
  let heading = { verdict: "gmail" as Heading["verdict"], mailbox: "", count: 0, addresses: 0 };
  let group: number | null = null;
  for (const row of grouped) {
    if (row.group !== group) {
      heading = { verdict: row.verdict, mailbox: mailboxOf(row), count: 0, addresses: 0 };
      group = row.group;
      items.push(heading);
    }
    heading.count += 1;
    if (!row.isRepeated) heading.addresses += 1;
    items.push(row);
    yield 1;
  }
  for (const row of rows) {
    if (row.group === null) items.push(row);
    yield 1;
  }
  return items;
}

/** Sorts the items around one address: those of its mailbox, and then the rest of Gmail. */
export function sortItems(items: readonly Item[], asked: CheckedAddress): Item[] {
  const mailbox = mailboxOf(asked);
  const isSame = (item: Item) => (isHeading(item) ? item.mailbox : mailboxOf(item)) === mailbox;
  const rank = (item: Item) => (isSame(item) ? 0 : item.verdict === "gmail" ? 1 : 2);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

export function isHeading(item: Item): item is Heading {
  return "count" in item;
}
