import { findSiteDomain, findSiteName } from "./findSiteName";
import { findTagProblem, TAG_MAX_LENGTH } from "./toTag";
import { foldWord } from "./foldWord";

/**
 * Writes a recipient as a tag: a site by its name, `https://www.netflix.com/login` → `netflix`; the words of a
 * name joined by hyphens, `Boulangerie Müller` → `boulangerie-muller`.
 *
 * @param wholeDomain Whether a site is written by its domain, `netflix.com`, so that the shops of one name in two
 *   countries differ.
 * @returns A tag that may be longer than 20 characters; `null` if nothing of the recipient can be in a tag.
 */
export function toRecipientTag(recipient: string, wholeDomain: boolean): string | null {
  const findSite = wholeDomain ? findSiteDomain : findSiteName;
  const words = recipient.match(/[^\s,;]+/g) ?? [];
  const text = words.length === 1 ? (findSite(words[0]) ?? words[0]) : words.join("-");
  const tag = text
    .split("-")
    .map((word) =>
      trimMarks(
        foldWord(word)
          .replaceAll(/[^\p{ASCII}]/gu, "")
          .replaceAll(/\.{2,}/g, "."),
      ),
    )
    .filter((word) => word !== "")
    .join("-");
  return findTagProblem(tag.slice(0, TAG_MAX_LENGTH).replace(/\.$/, "")) === null ? tag : null;
}

/**
 * Shortens a tag to a length. No mark is left at its end.
 *
 * @returns `null` if nothing is left.
 */
export function shortenTag(tag: string, maxLength: number): string | null {
  return tag.slice(0, Math.max(0, maxLength)).replace(/[._-]+$/, "") || null;
}

function trimMarks(word: string): string {
  return word.replaceAll(/^[._-]+|[._-]+$/g, "");
}
