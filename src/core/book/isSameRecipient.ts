import { findSiteName } from "../tags/findSiteName";

/**
 * Whether two recipients, as `toRecipient` writes them, are the same: they are equal in lower case, or one is the
 * name of the other's site, as `netflix` is of `netflix.com`. Two sites of one name differ: `amazon.com`, `amazon.de`.
 */
export function isSameRecipient(one: string, other: string): boolean {
  const first = one.toLowerCase();
  const second = other.toLowerCase();
  return first === second || isNameOf(first, second) || isNameOf(second, first);
}

function isNameOf(name: string, site: string): boolean {
  // The first condition costs less than the second.
  return site.startsWith(`${name}.`) && findSiteName(site) === name;
}
