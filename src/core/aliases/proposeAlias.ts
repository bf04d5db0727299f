import {
  type Address,
  type Domain,
  LOCAL_PART_MAX_OCTETS,
  mailboxNameOf,
  toEmail,
  toOtherDomain,
} from "../addresses/address";
import { countPreferredPlacements, listDotPlacements } from "../dots/listDotPlacements";
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
 * With dots, the recipient decides where they go: its tag is the key of `listDotPlacements`, or its text where no tag can
 * be made of it. So it gets the same address on every device and in any year, with nothing stored. Nothing here may ever
 * change that. After the placements of the domain come those of the other one. The mailbox's own name on the entered
 * domain is never proposed.
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
    const key = toRecipientTag(recipient, wholeDomain) ?? toPlainText(recipient);
    for (const host of [domain, toOtherDomain(domain)]) {
      let tries = 0;
      for (const placement of listDotPlacements(mailboxName, fewestDots(address, host), key)) {
        if (tries === MAX_TRIES) break;
        tries += 1;
        const email = `${placement}@${host}`;
        if (isFree(email)) return accept(email, "dots");
      }
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

/**
 * Counts the addresses with dots among which a recipient decides. Two recipients get the same one about as often as two
 * people have the same birthday in a year of as many days.
 *
 * @param otherHost Whether they are on the other of the two domains.
 */
export function countDottedAliases({ username }: Address, otherHost: boolean): number {
  const mailboxName = mailboxNameOf(username);
  // A name without placements on its own domain has one address on the other.
  return countPreferredPlacements(mailboxName, otherHost ? 0 : 1) || 1;
}

/** On the entered domain, the name without new dots is the address that everybody knows. */
function fewestDots({ domain }: Address, host: Domain): 0 | 1 {
  return host === domain ? 1 : 0;
}

function toPlainText(recipient: string): string {
  return recipient.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");
}
