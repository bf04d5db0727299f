import { type Address, mailboxNameOf, tagOf, toEmail, toOtherDomain } from "../addresses/address";
import { countPreferred, listDotPlacements } from "../dots/listDotPlacements";
import { numberDotPlacements } from "../dots/numberDotPlacements";
import { MAX_NUMBER, numberTags } from "../recipients/numberTags";
import { toRecipientKey } from "../recipients/recipientKey";
import { toRecipient } from "../recipients/toRecipient";
import type { Alias } from "./alias";

export interface ProposeOptions {
  /** `plus`: the recipient is the tag. `dots`: new dots and no tag, for sites that refuse the plus sign. */
  readonly style: "plus" | "dots";
  /** Whether the tag of a site is its domain, `netflix.com`; false by default. */
  readonly wholeDomain?: boolean;
  /** Whether the alias is on the other of the two domains; false by default. */
  readonly otherHost?: boolean;
  /** Letters and digits that make the tag hard to guess. A hyphen is before them: `netflix-k3f9`. */
  readonly suffix?: string;
  /** Tells whether somebody else has an address. */
  readonly isTaken?: (email: string) => boolean;
}

/** `no-recipient`: the recipient gives no tag; `no-room`: no tag fits behind the name; `exhausted`: all are taken. */
export type ProposeError = "no-recipient" | "no-room" | "exhausted";

type Proposal = { readonly ok: true; readonly alias: Alias } | { readonly ok: false; readonly error: ProposeError };

/** The most placements to try on each domain. It bounds the cost when everything is taken. */
const MAX_PLACEMENTS = 20_000;

/**
 * Proposes the address for one recipient. It reaches the mailbox of `address`, and is neither taken nor the entered one.
 *
 * With a plus, the recipient gives the tag (`toRecipientTag`), with a number from 2 on if the address is taken. With
 * dots, the recipient's key decides where they go (`toRecipientKey`, `listDotPlacements`): on the domain, and once all
 * are taken, on the other one. So a recipient gets the same address on every device and in any year: never change that.
 *
 * @param recipient Any text. `toRecipient` reads it.
 */
export function proposeAlias(address: Address, recipient: string, options: ProposeOptions): Proposal {
  const { value, done } = listProposals(address, toRecipient(recipient), options).next();
  return done === true ? { ok: false, error: value } : { ok: true, alias: value };
}

/** Yields one proposal after the other for a recipient that `toRecipient` has read. Returns why there are no more. */
export function* listProposals(
  address: Address,
  recipient: string,
  options: ProposeOptions,
): Generator<Alias, ProposeError> {
  if (recipient === "") return "no-recipient";
  const original = toEmail(address);
  const emails = (options.style === "dots" ? listDotted : listTagged)(address, recipient, options);
  for (;;) {
    const { value, done } = emails.next();
    if (done === true) return value;
    if (value === original || options.isTaken?.(value) === true) continue;
    const type = value.endsWith(`@${address.domain}`) ? options.style : "domain-variant";
    yield { email: value, type, original };
  }
}

/** Lists all dotted addresses of a recipient: on the domain, and then on the other one. */
function* listDotted(address: Address, recipient: string, options: ProposeOptions): Generator<string, ProposeError> {
  const domain = domainOf(address, options);
  const key = toRecipientKey(recipient, options.wholeDomain === true);
  for (const host of [domain, toOtherDomain(domain)]) {
    let tries = 0;
    // On the entered domain, the name without new dots is the address that everybody has already.
    const fewest = host === address.domain ? 1n : 0n;
    for (const placement of listDotPlacements(mailboxNameOf(address.username), fewest, key)) {
      if (tries === MAX_PLACEMENTS) break;
      tries += 1;
      yield `${placement}@${host}`;
    }
  }
  return "exhausted";
}

function* listTagged(address: Address, recipient: string, options: ProposeOptions): Generator<string, ProposeError> {
  const tags = tagsOf(address, recipient, options);
  if (tags === null) return "no-recipient";
  for (let number = 1; number <= MAX_NUMBER; number += 1) {
    const tag = tags.write(number);
    if (tag === null) return "no-room";
    yield `${mailboxNameOf(address.username)}+${tag}@${domainOf(address, options)}`;
  }
  return "exhausted";
}

/**
 * Whether an address of the mailbox is one that `proposeAlias` gives to the recipient, whatever its number, and
 * whatever its suffix of that length. Dots before a tag do not matter.
 *
 * @param recipient As `toRecipient` reads it.
 */
export function isOfKind(email: string, address: Address, recipient: string, options: ProposeOptions): boolean {
  const tag = tagOf(email.slice(0, email.indexOf("@")));
  const host = `@${domainOf(address, options)}`;
  const isOnDomain = email.endsWith(host);
  if (options.style === "plus") {
    return isOnDomain && tag !== null && tagsOf(address, recipient, options)?.canWrite(tag) === true;
  }
  if (tag !== null || email === toEmail(address)) return false;
  if (isOnDomain) return true;
  // An address on the other domain is proposed once nothing on this one is free.
  const first = proposeAlias(address, recipient, options);
  return first.ok && !first.alias.email.endsWith(host);
}

function tagsOf(address: Address, recipient: string, { wholeDomain = false, suffix = "" }: ProposeOptions) {
  return numberTags(address, recipient, wholeDomain, suffix);
}

function domainOf({ domain }: Address, { otherHost = false }: ProposeOptions) {
  return otherHost ? toOtherDomain(domain) : domain;
}

/** Counts the dotted addresses that a recipient's key chooses from. The chosen one may be any of them. */
export function countDottedAliases({ username }: Address, otherHost: boolean): number {
  const { totals } = numberDotPlacements(mailboxNameOf(username));
  // A name without placements has one address, on the other domain.
  return Number(countPreferred(totals, otherHost ? 0n : 1n)) || 1;
}
