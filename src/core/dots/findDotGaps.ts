import { mailboxNameOf } from "../addresses/localPart";

/** A shorter name gets no dots, in characters. */
const NAME_MIN_LENGTH = 3;

/** The positions in a mailbox name before which a dot may be put: where two letters or digits touch. */
export function findDotGaps(mailboxName: string): number[] {
  if (mailboxName.length < NAME_MIN_LENGTH) return [];
  return Array.from(mailboxName.matchAll(/(?<=[a-z0-9])(?=[a-z0-9])/g), (match) => match.index);
}

/**
 * Counts the ways to put dots into the mailbox name of a local part, the one as it is entered included:
 * 2^gaps, exactly. It is a fact about the name: whether a placement still fits in 64 octets is not asked.
 *
 * @param username A valid local part; its tag does not count.
 */
export function countDotPlacements(username: string): bigint {
  return 2n ** BigInt(findDotGaps(mailboxNameOf(username)).length);
}
