import { findSiteDomain } from "../tags/findSiteName";
import { BOOK_TEXT_MAX_LENGTH } from "./bookEntry";

/**
 * Writes a recipient as the book keeps it: a link or site as its registrable domain in lower case,
 * `https://www.netflix.com/login` → `netflix.com`; anything else trimmed, with single blanks. The address of a
 * person is no site. What it wrote, it writes in the same way again.
 *
 * @returns At most 500 characters; the empty text for a blank one.
 */
export function toRecipient(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, " ");
  const isWord = words !== "" && !words.includes(" ") && !ADDRESS.test(words);
  const recipient = (isWord && findSiteDomain(words)?.toLowerCase()) || words;
  return (
    recipient
      .slice(0, BOOK_TEXT_MAX_LENGTH)
      // The first half of a character that was cut in two.
      .replace(/[\uD800-\uDBFF]$/, "")
      .trimEnd()
  );
}

/** An `@` before any slash: a link may have one in its path. */
const ADDRESS = /^[^/]*@/;
