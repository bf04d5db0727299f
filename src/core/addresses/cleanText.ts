/** Takes out what nobody sees, such as soft hyphens. Blanks become single ones within the text, in Unicode's form C. */
export function cleanText(text: string): string {
  return FOREIGN.test(text) ? takeOutUnseen(text).replaceAll(BLANKS, " ").trim() : text;
}

/** Does the first half of `cleanText`: blanks and line ends stay, but the text is in Unicode's form C. */
export function takeOutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, "").normalize("NFC");
}

/** Most texts have none of these. */
const FOREIGN = /[^ -~]| {2}|^ | $/;
/** Unicode's property holds for characters too that it has not assigned yet: https://www.unicode.org/reports/tr44/ */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Braille has a blank of its own. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu;
