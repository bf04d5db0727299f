/** A name of fewer characters gets no dots. */
const NAME_MIN_LENGTH = 3;

/** Returns the positions in a mailbox name that a dot may be put before: each is between two letters or digits. */
export function findDotGaps(mailboxName: string): number[] {
  if (mailboxName.length < NAME_MIN_LENGTH) return [];
  return Array.from(mailboxName.matchAll(/(?<=[a-z0-9])(?=[a-z0-9])/g), (match) => match.index);
}
