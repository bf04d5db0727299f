import { LOCAL_PART_MAX_OCTETS } from "../addresses/address";
import { findDotGaps } from "./findDotGaps";

/**
 * Lists the ways to put dots into a mailbox name: first the name itself, then the placements of one new dot from the
 * left, then those of two, and so on. Each is made when it is asked for, because a name of 30 letters has
 * 536,870,912 of them.
 *
 * @param mailboxName A valid name without its tag. Its own dots stay.
 * @param fewest The number of new dots to begin with.
 */
export function* listDotPlacements(mailboxName: string, fewest: number): Generator<string, void> {
  const gaps = findDotGaps(mailboxName);
  const most = Math.min(gaps.length, LOCAL_PART_MAX_OCTETS - mailboxName.length);
  for (let dots = fewest; dots <= most; dots += 1) yield* placeDots(mailboxName, gaps, dots);
}

/** Puts a number of dots into the name at some of the gaps, which are positions from the left. */
function* placeDots(name: string, gaps: readonly number[], dots: number): Generator<string, void> {
  if (dots === 0) {
    yield name;
    return;
  }
  for (const [index, gap] of gaps.slice(0, gaps.length - dots + 1).entries()) {
    const right = gaps.slice(index + 1).map((later) => later - gap);
    for (const rest of placeDots(name.slice(gap), right, dots - 1)) yield `${name.slice(0, gap)}.${rest}`;
  }
}
