import { findSite } from "../tags/findSite";
import { foldWord } from "../tags/foldWord";
import { findTagProblem, TAG_MAX_LENGTH } from "../tags/toTag";

/**
 * Makes the key of a recipient, which decides where its dots go: the name of its site, or its words joined by hyphens,
 * in ASCII. Where a letter has no spelling there, the key is the text itself, so `東.com` and `京.com` have two.
 *
 * Frozen with the first release, and with it `findSite`, `foldWord` and its table of letters: another key is another
 * address. Golden addresses and hashes guard them.
 *
 * @param recipient As `toRecipient` reads it.
 * @param wholeDomain Whether a site is written by its domain, `netflix.com`, so that the shops of one name in two
 *   countries differ.
 */
export function toRecipientKey(recipient: string, wholeDomain: boolean): string {
  const { text, label } = toNamed(recipient, wholeDomain);
  const folded = foldWords(text);
  return label !== "" && !/\P{ASCII}/u.test(folded) ? folded : text.normalize("NFKC").toLowerCase();
}

/**
 * Makes the tag of a recipient from the arguments of `toRecipientKey`, `https://www.netflix.com/login` → `netflix`,
 * `Boulangerie Müller` → `boulangerie-muller`: its key, without the letters that have no spelling in ASCII.
 *
 * @returns A tag that may be longer than 20 characters; `null` if nothing is left, or only the ending of a site.
 */
export function toRecipientTag(recipient: string, wholeDomain: boolean): string | null {
  const { text, label } = toNamed(recipient, wholeDomain);
  const tag = foldWords(foldWords(text).replaceAll(/\P{ASCII}/gu, ""));
  return /\p{ASCII}/u.test(label) && findTagProblem(tag.slice(0, TAG_MAX_LENGTH).replace(/\.$/, "")) === null
    ? tag
    : null;
}

/** Shortens a tag to a length, without a mark at its end. Returns `null` if nothing is left. */
export function shortenTag(tag: string, maxLength: number): string | null {
  return tag.slice(0, Math.max(0, maxLength)).replace(/[._-]+$/, "") || null;
}

/** Returns the text that names a recipient, and its folded `label`, which leaves out the ending of a site. */
function toNamed(recipient: string, wholeDomain: boolean): { readonly text: string; readonly label: string } {
  const site = /[\s@]/.test(recipient) ? null : findSite(recipient);
  if (site === null || site.domain === "") return { text: recipient, label: foldWords(recipient) };
  return { text: wholeDomain ? site.domain : site.name, label: foldWords(site.domain.split(".", 1)[0]!) };
}

/** Joins the folded words of a text by hyphens. No mark is left at an end of a word, and none beside a dot. */
function foldWords(text: string): string {
  return text
    .split(/[\s,;@-]/)
    .map((word) =>
      foldWord(word)
        .replaceAll(/\.{2,}/g, ".")
        .replaceAll(/^[._-]+|[._-]+$/g, ""),
    )
    .filter((word) => word !== "")
    .join("-");
}
