import { mailboxNameOf } from "../addresses/address";

/** A shorter name gets no dots, in characters. */
const NAME_MIN_LENGTH = 3;

/** Returns the positions in a mailbox name before which a dot may be put: those between two letters or digits. */
export function findDotGaps(mailboxName: string): number[] {
  if (mailboxName.length < NAME_MIN_LENGTH) return [];
  return Array.from(mailboxName.matchAll(/(?<=[a-z0-9])(?=[a-z0-9])/g), (match) => match.index);
}

/** Counts the ways to put dots into the name of a valid local part, those without room included: 2^gaps. */
export function countDotPlacements(username: string): bigint {
  return 2n ** BigInt(findDotGaps(mailboxNameOf(username)).length);
}
