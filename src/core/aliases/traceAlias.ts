import { type Address, mailboxNameOf, tagOf, toEmail } from "../addresses/address";
import { listDotPlacements } from "../dots/listDotPlacements";
import { numberDotPlacements } from "../dots/numberDotPlacements";
import { toRecipientKey } from "../recipients/recipientKey";
import type { Steps } from "../steps";
import { isOfKind } from "./proposeAlias";

/** The recipients that get an address in one way. A tag shows that way itself, and dots do not. */
export type Trace = {
  /** The mailbox name as it was written. */
  readonly mailboxName: string;
  readonly recipients: readonly string[];
} & (
  | { readonly style: "plus" }
  | { readonly style: "dots"; readonly wholeDomain: boolean; readonly otherHost: boolean }
);

/** A name of 13 letters with a dot in each gap. It bounds the cost, because each dot doubles the writings. */
const MAX_DOTS = 12;

const BOTH = [false, true];

/**
 * Finds the recipients for which `proposeAlias` proposes an address while nothing is taken, by any of its options and
 * from any writing of the mailbox: the address does not show which of its dots are new.
 *
 * @param recipients As `toRecipient` reads them.
 * @returns The ways that lead to a recipient, those from the fewest dots first for each `wholeDomain`; `null` where the
 *   name has more than 12 dots.
 */
export function* traceAlias(alias: Address, recipients: readonly string[]): Steps<readonly Trace[] | null> {
  const mailboxName = mailboxNameOf(alias.username);
  if (tagOf(alias.username) !== null) {
    const tagged = recipients.filter((recipient) => isTaggedFor(alias, recipient));
    return tagged.length === 0 ? [] : [{ mailboxName, recipients: tagged, style: "plus" }];
  }
  const pieces = mailboxName.split(/(?<=[a-z0-9])\.(?=[a-z0-9])/);
  if (pieces.length > MAX_DOTS + 1) return null;

  const traces: Trace[] = [];
  for (const wholeDomain of BOTH) {
    const keyed = recipients.map((recipient) => ({ recipient, key: toRecipientKey(recipient, wholeDomain) }));
    for (const writing of listWritings(pieces)) {
      const placements = numberDotPlacements(writing);
      for (const otherHost of BOTH) {
        const found: string[] = [];
        for (const { recipient, key } of keyed) {
          const first = listDotPlacements(placements, otherHost ? 0n : 1n, key).next().value;
          if (first === mailboxName) found.push(recipient);
          yield 0;
        }
        if (found.length === 0) continue;
        traces.push({ mailboxName: writing, recipients: found, style: "dots", wholeDomain, otherHost });
      }
    }
  }
  return traces;
}

/** Whether the tag is one of the recipient's, with or without four random characters. */
function isTaggedFor(alias: Address, recipient: string): boolean {
  const address = { ...alias, username: mailboxNameOf(alias.username) };
  return BOTH.some((wholeDomain) =>
    ["", "aaaa"].some((suffix) => isOfKind(toEmail(alias), address, recipient, { style: "plus", wholeDomain, suffix })),
  );
}

/** Lists the names that become this one by a dot between some of its pieces or none, the shortest first. */
function listWritings([start = "", ...pieces]: readonly string[]): string[] {
  return pieces
    .reduce((names, piece) => names.flatMap((name) => [name + piece, `${name}.${piece}`]), [start])
    .toSorted((one, other) => one.length - other.length);
}
