import { siteNameOf } from "../tags/findSite";
import { foldWord } from "../tags/foldWord";
import { findTagProblem, TAG_MAX_LENGTH } from "../tags/toTag";
import { isSite, toSmall } from "./toRecipient";

/**
 * Makes the key of a recipient, which decides where its dots go: the name of its site, or its joined words, in ASCII and
 * without signs. So `Best Buy`, `best-buy.com` and `bestbuy.com` have one key. Where a letter has no spelling in ASCII,
 * the letters stay as they are. A domain that is the key keeps its signs.
 * Frozen with the first release, like `findSite`, `foldWord` and its table of letters: another key is another address.
 *
 * @param recipient As `toRecipient` reads it.
 * @param wholeDomain Whether a site is written by its domain, `netflix.com`.
 */
export function toRecipientKey(recipient: string, wholeDomain: boolean): string {
  const { text, label, isDomain } = toNamed(recipient, wholeDomain);
  const joined = toFoldedWords(text).join("");
  const key = isDomain ? joined : joined.replaceAll(/[._-]/g, "");
  if (key !== "" && isAscii(key) && (!isDomain || toFoldedWords(label).length > 0)) return key;
  const written = toSmall(text);
  return isDomain ? written : written.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "") || written;
}

/**
 * Makes the tag of a recipient from the arguments of `toRecipientKey`: its words, joined by hyphens. If a letter has no
 * spelling in ASCII, only the Latin letters and the digits stay, and they must be three: `CoCo都可` → `coco`.
 *
 * @returns The tag, which may be too long; `null` if nothing is left, or only the ending of a site.
 */
export function toRecipientTag(recipient: string, wholeDomain: boolean): string | null {
  const { text, label } = toNamed(recipient, wholeDomain);
  const isSpelled = toFoldedWords(text).every(isAscii);
  const toWords = isSpelled ? toFoldedWords : toLatinWords;
  const tag = toWords(text).join("-");
  const name = toWords(label).join("");
  const hasName = name.replaceAll(/[^a-z\d]/g, "").length >= (isSpelled ? 1 : LATIN_MIN_LENGTH);
  return hasName && findTagProblem(tag.slice(0, TAG_MAX_LENGTH).replace(/\.$/, "")) === null ? tag : null;
}

const LATIN_MIN_LENGTH = 3;

function toLatinWords(text: string): string[] {
  return toFoldedWords(text.normalize("NFKC").replaceAll(/[^\p{Script=Latin}\p{ASCII}]/gu, ""));
}

function isAscii(text: string): boolean {
  return !/\P{ASCII}/u.test(text);
}

/** Returns the ending of a tag that is the domain of a site, `.co.uk`; the empty text for another tag. */
export function endingOfTag(tag: string, recipient: string): string {
  return isSite(recipient) ? (/\..*/.exec(tag)?.[0] ?? "") : "";
}

/** With fewer letters of its name, nobody can tell whose a domain is. */
const NAME_MIN_LENGTH = 2;

/**
 * Shortens a tag to a length, without a mark at its end; `null` if nothing is left. A domain keeps its ending
 * (`endingOfTag`), because another ending is another site. It loses the ending if almost nothing else would be left.
 */
export function shortenTag(tag: string, ending: string, maxLength: number): string | null {
  const name = tag.slice(0, tag.length - ending.length);
  const room = maxLength - ending.length;
  const kept = room < NAME_MIN_LENGTH ? "" : ending;
  const start = name.slice(0, Math.max(0, maxLength - kept.length)).replace(/[._-]+$/, "");
  return start === "" ? null : start + kept;
}

/** Returns the text that names a recipient, and its `label`: the text without the ending of a site. */
function toNamed(recipient: string, wholeDomain: boolean) {
  if (!isSite(recipient)) return { text: recipient, label: recipient, isDomain: false };
  const text = wholeDomain ? recipient : siteNameOf(recipient);
  return { text, label: recipient.split(".", 1)[0]!, isDomain: text.includes(".") };
}

/** Folds the words of a text. No mark is left at an end of one, and none beside a dot. */
function toFoldedWords(text: string): string[] {
  return text
    .split(/[\s,;@]/)
    .map((word) => foldWord(word).replaceAll(/^[._-]+|[._-]+$|(?<=\.)\.|(?<=-)-/g, ""))
    .filter((word) => word !== "");
}
