import { mailboxNameOf } from "../addresses/localPart";
import { findDotGaps } from "./findDotGaps";

/**
 * Counts the ways to put dots into the mailbox name of a local part, including the name as it is entered:
 * exactly 2^gaps. Placements that would not fit in 64 octets count too.
 *
 * @param username A valid local part. Its tag is ignored.
 */
export function countDotPlacements(username: string): bigint {
  return 2n ** BigInt(findDotGaps(mailboxNameOf(username)).length);
}
