import { findSiteDomain, findSiteName } from "../tags/findSiteName";

/** The longest recipient and the longest note, in characters. */
export const BOOK_TEXT_MAX_LENGTH = 500;

/**
 * Writes a recipient as the book keeps it: a link or site as its registrable domain in lower case,
 * `https://www.netflix.com/login` → `netflix.com`; anything else trimmed, with single blanks. The address of a
 * person is no site. A recipient that was written before stays as it is.
 *
 * @returns At most 500 characters; the empty text for a blank one.
 */
export function toRecipient(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, " ");
  const isWord = !words.includes(" ") && !ADDRESS.test(words);
  const recipient = (isWord && findSiteDomain(words)?.toLowerCase()) || words;
  // The cut may leave half a character or a blank at the end.
  return recipient
    .slice(0, BOOK_TEXT_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}

/** An `@` before any slash: a link may have one in its path. */
const ADDRESS = /^[^/]*@/;

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

/**
 * Names the group of a recipient: its text before the first dot, in lower case, `netflix` for `Netflix` and for
 * `netflix.com`. Recipients of different groups are never the same (`isSameRecipient`); those of one group may differ.
 */
export function recipientGroupOf(recipient: string): string {
  return recipient.toLowerCase().split(".", 1)[0]!;
}
