import { type Address, mailboxNameOf } from "../addresses/address";

/**
 * Counts the addresses of the shortest list: the base address, the own tags, which fit behind the name, and their
 * counterparts on the other host, if there are any. The base address has none where it is alone.
 */
export function countLeastResults({ username }: Address, ownTags: readonly string[], hasVariants: boolean): number {
  // The address that was entered may have one of them.
  const leading = new Set([username, ...ownTags.map((tag) => `${mailboxNameOf(username)}+${tag}`)]).size;
  return leading > 1 && hasVariants ? 2 * leading : leading;
}
