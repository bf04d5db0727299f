/**
 * Takes out what nobody sees, such as soft hyphens, joins and trims the blanks, and writes Unicode's form C. Within a
 * word, the hyphens of typography become `-`: nobody can tell `t‑mobile.com` from `t-mobile.com`.
 */
export function cleanText(text: string): string {
  return FOREIGN.test(text) ? takeOutUnseen(text).replaceAll(BLANKS, " ").trim().replaceAll(HYPHEN, "-") : text;
}

/** Does half of `cleanText`: takes out what nobody sees, and keeps all blanks and line ends. */
export function takeOutUnseen(text: string): string {
  const seen = text.replaceAll(UNSEEN, "").normalize("NFC");
  // Browsers older than Unicode 16 do not know that these are outlined capitals.
  return seen.replaceAll(/[\u{1CCD6}-\u{1CCEF}]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0x1cc95));
}

/** Most texts have nothing to clean. */
const FOREIGN = /[^ -~]| {2}|^ | $/;
/**
 * `Default_Ignorable_Code_Point` of Unicode 17, also those that are not assigned yet:
 * https://www.unicode.org/reports/tr44/. The property itself changes with the browser.
 */
const UNSEEN =
  // oxlint-disable-next-line no-misleading-character-class -- each is taken out by itself
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;
/** U+2800 is the blank of Braille. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu;
const HYPHEN = /(?<=[\p{L}\p{M}\p{N}])[\u2010-\u2013\u2212](?=[\p{L}\p{N}])/gu;

/*
 * The signs around recipients, by their code points, for a class of a regular expression. A property of Unicode such as
 * `\p{Ps}` has other characters in each version, and then a recipient would have another key in another browser. Frozen
 * with the first release.
 */

export const OPENING = String.raw`(\[{‚„⁅〈《「『【〔〖〘〚〝﹙﹛﹝（［｛｟｢`;
export const CLOSING = String.raw`)\]}⁆〉》」』】〕〗〙〛〞〟﹚﹜﹞）］｝｠｣`;
export const QUOTES = String.raw`"'\x60´‘’‛“”‟«»‹›`;
/** Without arrows, which may stand between two hosts. */
export const PICTURES = String.raw`\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FFFF}`;
