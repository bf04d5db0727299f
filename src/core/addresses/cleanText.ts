/** Takes out what nobody sees, such as soft hyphens, joins and trims the blanks, and writes Unicode's form C. */
export function cleanText(text: string): string {
  return FOREIGN.test(text) ? takeOutUnseen(text).replaceAll(BLANKS, " ").trim() : text;
}

/** Does half of `cleanText`: takes out what nobody sees, and keeps all blanks and line ends. */
export function takeOutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, "").normalize("NFC");
}

/** Most texts have nothing to clean. */
const FOREIGN = /[^ -~]| {2}|^ | $/;
/** The property also has characters that Unicode has not assigned yet: https://www.unicode.org/reports/tr44/ */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** U+2800 is the blank of Braille. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu;
