import { hasMoreThanSites, toRecipients } from "../core";

/** More rows than a person gives at once. */
export const MAX_LINES = 1000;

/** A field with more text makes the browser slow. */
export const MAX_CHARACTERS = 100_000;

/**
 * Makes the text to show of one that came as a whole: pasted, dropped or from a link. Where it is too long, or a line has
 * more than its site, as a row of an export has a password, the text becomes the recipients that it has.
 */
export function toFieldText(text: string): string {
  const isShown = text.length <= MAX_CHARACTERS && !hasMoreThanSites(text);
  return isShown ? text : toRecipients(text, MAX_LINES + 1).join("\n");
}
