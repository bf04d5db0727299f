import { toRecipient } from "../core";

/** More rows than a person gives at once. */
export const MAX_LINES = 1000;

/** A link is hardly longer, and the recipient in it is at its beginning. */
const MAX_LINE_LENGTH = 2000;

/** Splits the text of the field into recipients, one per line, up to one more than is used. Blank lines are left out. */
export function toLines(text: string): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const recipient = line.slice(0, MAX_LINE_LENGTH).trim();
    if (recipient !== "") lines.push(recipient);
    if (lines.length > MAX_LINES) break;
  }
  return lines;
}

/** A field with more text makes the browser slow. */
export const MAX_CHARACTERS = 100_000;

/** Bounds what comes into the field for recipients: the links of a longer text are shortened to their sites. */
export function toFieldText(text: string): string {
  return text.length > MAX_CHARACTERS ? toLines(text).map(toRecipient).join("\n") : text;
}
