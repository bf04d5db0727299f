import { isMailStartAt } from "../addresses/readLines";

/** Stands for the blank line that the first mail does not have above it. */
export const TOP = "\n\n";
const BLANK_LINE = /\n[ \t\r]{0,90}$/;
/** The length of a line without a date: `From - `. */
const BARE_MAX_LENGTH = 10;

/** Returns the line that begins a mail behind the line end at a place; `null` if no mail begins there. */
export function findMailStart(text: string, at: number): string | null {
  const end = text.indexOf("\n", at + 1);
  if (end === -1) return null;
  const line = text.slice(at + 1, end).replace(/\r$/, "");
  // Some programs leave out the blank line above it. A date is proof enough.
  const isSure = line.length > BARE_MAX_LENGTH || BLANK_LINE.test(text.slice(Math.max(0, at - 100), at));
  return isSure && isMailStartAt(line, text, end + 1) ? line : null;
}

/** So much of a file is enough to tell, and more would take long to look through. */
export const MAILBOX_BEGINNING_LENGTH = 300_000;

/**
 * Whether a file that begins with a text is a mailbox file: it has two mails or more.
 *
 * @param isCut Whether the file goes on. Then it is enough that it begins as a mail does.
 */
export function isMailboxFile(beginning: string, isCut = beginning.length > MAILBOX_BEGINNING_LENGTH): boolean {
  const text = TOP + beginning.slice(0, MAILBOX_BEGINNING_LENGTH).replace(/^\uFEFF/, "");
  const places = Array.from(text.matchAll(/\nFrom /g), ({ index }) => index);
  const [first, second] = places.filter((at) => findMailStart(text, at) !== null);
  return second !== undefined || (isCut && first !== undefined && text.slice(0, first).trim() === "");
}
