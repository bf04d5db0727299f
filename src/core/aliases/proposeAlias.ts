import {
  type Address,
  type Domain,
  LOCAL_PART_MAX_OCTETS,
  mailboxNameOf,
  toEmail,
  toOtherDomain,
} from "../addresses/address";
import { listDotPlacements } from "../dots/listDotPlacements";
import { findTagProblem, TAG_MAX_LENGTH } from "../tags/toTag";
import { foldWord } from "../tags/foldWord";
import { shortenTag, toRecipientTag } from "../tags/toRecipientTag";
import type { Alias } from "./alias";

export interface ProposeOptions {
  /** `plus`: the recipient is the tag. `dots`: new dots and no tag, for sites that refuse the plus sign. */
  readonly style: "plus" | "dots";
  /** Whether the tag of a site is its domain, `netflix.com`; false by default. */
  readonly wholeDomain?: boolean;
  /** Whether the alias is on the other of the two domains; false by default. */
  readonly otherHost?: boolean;
  /** Letters and digits that make the tag hard to guess: they follow it behind a hyphen. */
  readonly suffix?: string;
  /** Tells whether somebody else has an address. */
  readonly isTaken?: (email: string) => boolean;
}

/**
 * `no-recipient`: nothing of the recipient can be in a tag; `no-room`: no tag fits behind the name; `exhausted`: every
 * address that was tried is taken.
 */
export type ProposeError = "no-recipient" | "no-room" | "exhausted";

export type Proposal =
  | { readonly ok: true; readonly alias: Alias }
  | { readonly ok: false; readonly error: ProposeError };

/** The most numbers, or placements on each domain, to try. It bounds the cost when everything is taken. */
const MAX_TRIES = 20_000;

/**
 * Proposes the address to give to one recipient.
 *
 * With a plus, the recipient becomes the tag as `toOwnTag` makes it. The words of a name are joined by hyphens. Where
 * the address is taken, a number from 2 on follows. The tag is shortened so that all of it fits in a tag of 20
 * characters and a local part of 64 octets (RFC 5321 §4.5.3.1.1).
 *
 * With dots, it has the fewest new dots that are not taken, from the left, then the same on the other domain. The
 * mailbox's own name on the entered domain is never proposed.
 *
 * Pure: the same arguments give the same alias. It reaches the mailbox of `address`, is not taken, and is not the
 * entered address.
 */
export function proposeAlias(address: Address, recipient: string, options: ProposeOptions): Proposal {
  const { style, wholeDomain = false, otherHost = false, suffix = "", isTaken = () => false } = options;
  if (recipient.trim() === "") return { ok: false, error: "no-recipient" };
  const original = toEmail(address);
  const mailboxName = mailboxNameOf(address.username);
  const domain = otherHost ? toOtherDomain(address.domain) : address.domain;
  const isFree = (email: string) => email !== original && !isTaken(email);

  function accept(email: string, type: Alias["type"]): Proposal {
    const isOnOther = !email.endsWith(`@${address.domain}`);
    return { ok: true, alias: { email, type: isOnOther ? "domain-variant" : type, original } };
  }

  if (style === "dots") {
    for (const host of [domain, toOtherDomain(domain)]) {
      const email = findDotted(mailboxName, host, host === address.domain ? 1 : 0, isFree);
      if (email !== null) return accept(email, "dots");
    }
    return { ok: false, error: "exhausted" };
  }

  const recipientTag = toRecipientTag(recipient, wholeDomain);
  if (recipientTag === null) return { ok: false, error: "no-recipient" };
  const room = Math.min(TAG_MAX_LENGTH, LOCAL_PART_MAX_OCTETS - mailboxName.length - 1);
  const end = suffix === "" ? "" : `-${foldWord(suffix).replaceAll(/[^a-z0-9]/g, "")}`;
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const ending = number === 1 ? end : `${end}${number}`;
    const tag = `${shortenTag(recipientTag, room - ending.length) ?? ""}${ending}`;
    if (tag === ending || findTagProblem(tag) !== null) return { ok: false, error: "no-room" };
    const email = `${mailboxName}+${tag}@${domain}`;
    if (isFree(email)) return accept(email, "plus");
  }
  return { ok: false, error: "exhausted" };
}

function findDotted(name: string, host: Domain, fewest: number, isFree: (email: string) => boolean): string | null {
  let tries = 0;
  for (const placement of listDotPlacements(name, fewest)) {
    if (tries === MAX_TRIES) return null;
    tries += 1;
    const email = `${placement}@${host}`;
    if (isFree(email)) return email;
  }
  return null;
}
