import { findSite } from "../tags/findSite";

/** The longest recipient and the longest note, in characters. */
export const BOOK_TEXT_MAX_LENGTH = 500;

/**
 * Reads a recipient, wherever it comes from: typed, pasted, from a link, a backup or a check. All that one person
 * writes for one site gives one recipient. The book keeps it, and `toRecipientKey` and `toRecipientTag` read it.
 *
 * - A link or a host name is its registrable domain in lower case, and so is the only web link of a text:
 *   `Netflix (https://www.netflix.com/login)` → `netflix.com`. The address of a person is no site.
 * - Anything else is its text in Unicode's form C, with single blanks. A text without blanks loses the quotation marks,
 *   brackets and marks around it.
 *
 * @returns At most 500 characters; the empty text for a blank one. Reading it again changes nothing. Linear cost.
 */
export function toRecipient(text: string): string {
  const words = text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const word = unwrap(words);
  const isWord = word !== "" && !word.includes(" ");
  const [link, ...otherLinks] = words.match(WEB_LINK) ?? [];
  const domain =
    (isWord && !ADDRESS.test(word) && findSite(word)?.domain) ||
    (link !== undefined && otherLinks.length === 0 && findSite(unwrap(link))?.domain);
  if (domain) return domain;

  const recipient = isWord ? word : words;
  // The cut may leave half a character or a blank at the end, or a site.
  return recipient.length > BOOK_TEXT_MAX_LENGTH
    ? toRecipient(recipient.slice(0, BOOK_TEXT_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, ""))
    : recipient;
}

/** Up to a mark that may stand behind a link in a text. Its path does not matter. */
const WEB_LINK = /https?:\/\/[^\s<>"'()[\]]+/gi;

/** An `@` before any slash: a link may have one in its path. */
const ADDRESS = /^[^/]*@/;

/** Quotation marks, blanks, brackets, characters that nobody sees, and the marks of a list. */
const OPENING = /[\s\p{Ps}\p{Pi}\p{Pf}\p{Cf}"'`´<>,;:]/u;
const CLOSING = /[\s\p{Pe}\p{Pi}\p{Pf}\p{Cf}"'`´<>.,;:!?…。、，！？；：]/u;

/** Takes the marks around a text away. A bracket at its end stays where another one begins within: `Amazon(DE)`. */
function unwrap(text: string): string {
  let start = 0;
  while (OPENING.test(text.charAt(start))) start += 1;
  const inner = text.slice(start);
  const isKept = /\p{Ps}/u.test(inner) ? /\p{Pe}/u : /$^/;
  let end = inner.length;
  while (CLOSING.test(inner.charAt(end - 1)) && !isKept.test(inner.charAt(end - 1))) end -= 1;
  return inner.slice(0, end);
}

/**
 * Whether two recipients, as `toRecipient` reads them, are the same: they are equal in lower case, or one is the name
 * of the other's site, as `netflix` is of `netflix.com`. Two sites of one name differ: `amazon.com`, `amazon.de`.
 */
export function isSameRecipient(one: string, other: string): boolean {
  const first = one.toLowerCase();
  const second = other.toLowerCase();
  return first === second || isNameOf(first, second) || isNameOf(second, first);
}

function isNameOf(name: string, site: string): boolean {
  // The first condition costs less than the second.
  return site.startsWith(`${name}.`) && findSite(site)?.name === name;
}

/**
 * Names the group of a recipient: its text before the first dot, in lower case, `netflix` for `Netflix` and for
 * `netflix.com`. Recipients of different groups are never the same (`isSameRecipient`); those of one group may differ.
 */
export function recipientGroupOf(recipient: string): string {
  return recipient.toLowerCase().split(".", 1)[0]!;
}
