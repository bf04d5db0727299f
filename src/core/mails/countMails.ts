import { isDomain, mailboxNameOf, toPlainName } from "../addresses/address";
import { groupBy } from "../groupBy";
import type { Steps } from "../steps";
import { hostOf } from "./listAddresses";
import type { Mail, Sender } from "./readMail";

export interface SenderCount extends Omit<Sender, "from"> {
  readonly mails: number;
  readonly first: string | null;
  readonly last: string | null;
}

export interface AddressCount {
  readonly email: string;
  readonly mails: number;
  /** The one with most mails first. */
  readonly senders: readonly SenderCount[];
}

export interface OwnMailbox {
  /** Without a tag, as most of its mails write it. */
  readonly email: string;
  /** Those that others have sent to it. */
  readonly mails: number;
  /** The one with most mails first. A mail to several counts for each of them. */
  readonly addresses: readonly AddressCount[];
}

export interface MailboxCounts {
  /** Mails whose From cannot be read. */
  readonly unreadable: number;
  /** The one that most mails reach first. */
  readonly mailboxes: readonly OwnMailbox[];
}

type SenderTally = { -readonly [Key in keyof SenderCount]: SenderCount[Key] } & { hosts: string[]; names: string[] };

type Senders = Map<string, SenderTally>;

/** The mails that were sent to the same addresses of one mailbox. */
interface Group {
  readonly emails: readonly string[];
  mails: number;
  readonly senders: Senders;
}

/** The most hosts and names of a sender that are kept. */
const MAX_HOSTS = 20;
const MAX_NAMES = 10;

/** Counts mails by the addresses that they were sent to, and by their senders. */
export function countMails(): { readonly add: (mail: Mail) => void; readonly end: () => Steps<MailboxCounts> } {
  /** By the plain name of each mailbox: how many mails reach it before any other, and its groups. */
  const tallies = new Map<string, { first: number; readonly groups: Map<string, Group> }>();
  let unreadable = 0;

  function add({ sender, recipients, day }: Mail): void {
    if (sender === null) {
      unreadable += 1;
      return;
    }
    const { from, ...known } = sender;
    const own = isDomain(hostOf(from)) ? toPlainName(from.toLowerCase()) : null;
    const count = { ...known, mails: 1, first: day, last: day };
    for (const [name, emails] of groupBy(recipients, toPlainName)) {
      if (name === own) continue;
      const tally = getOrAdd(tallies, name, () => ({ first: 0, groups: new Map<string, Group>() }));
      if (emails[0] === recipients[0]) tally.first += 1;
      const group = getOrAdd(tally.groups, emails.join(" "), () => ({ emails, mails: 0, senders: new Map() }));
      group.mails += 1;
      addCount(group.senders, count);
    }
  }

  function* end(): Steps<MailboxCounts> {
    const mailboxes: OwnMailbox[] = [];
    const reached = [...tallies.values()].filter(({ first }) => first > 0).toSorted((a, b) => b.first - a.first);
    for (const { groups } of reached) mailboxes.push(yield* toOwnMailbox([...groups.values()]));
    return { unreadable, mailboxes };
  }

  return { add, end };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}

function addCount(senders: Senders, { site, hosts, names, mails, first, last }: SenderCount): void {
  const sender = getOrAdd(senders, site, () => ({ site, hosts: [], names: [], mails: 0, first, last }));
  sender.mails += mails;
  if (first !== null && (sender.first === null || first < sender.first)) sender.first = first;
  if (last !== null && (sender.last === null || last > sender.last)) sender.last = last;
  addTexts(sender.hosts, hosts, MAX_HOSTS);
  addTexts(sender.names, names, MAX_NAMES);
}

/** Each is copied, because a browser keeps all of a header for a part of it. */
function addTexts(known: string[], others: readonly string[], maxCount: number): void {
  for (const text of others) if (known.length < maxCount && !known.includes(text)) known.push(` ${text}`.slice(1));
}

/** The plain address counts only for the mails that were sent to no other one of the mailbox. */
function* toOwnMailbox(groups: readonly Group[]): Steps<OwnMailbox> {
  const plain = findPlain(groups);
  const addresses = new Map<string, { email: string; mails: number; senders: Senders }>();
  let mails = 0;
  for (const group of groups) {
    mails += group.mails;
    const others = group.emails.filter((email) => email !== plain);
    for (const email of others.length === 0 ? group.emails : others) {
      const address = getOrAdd(addresses, email, () => ({ email, mails: 0, senders: new Map() }));
      address.mails += group.mails;
      for (const sender of group.senders.values()) {
        addCount(address.senders, sender);
        yield 1;
      }
    }
  }
  const counts: AddressCount[] = [];
  for (const address of addresses.values()) {
    counts.push({ ...address, senders: [...address.senders.values()].toSorted(byMails) });
    yield 1;
  }
  return { email: plain, mails, addresses: counts.toSorted(byMails) };
}

const byMails = (one: { readonly mails: number }, other: { readonly mails: number }) => other.mails - one.mails;

/** Finds the address without a tag that most mails have. Where none has one, cuts the tag off the first address. */
function findPlain(groups: readonly Group[]): string {
  const counts = new Map<string, number>();
  for (const { emails, mails } of groups) {
    for (const email of emails) {
      const plain = `${mailboxNameOf(email.split("@", 1)[0]!)}@${hostOf(email)}`;
      counts.set(plain, (counts.get(plain) ?? 0) + (plain === email ? mails : 0));
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0];
}
