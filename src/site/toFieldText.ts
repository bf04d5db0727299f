import { hasMoreThanSites, toRecipients } from "../core";

/** More than a person enters at once. */
export const MAX_LINES = 1000;

/** A field with more text makes the browser slow. */
export const MAX_CHARACTERS = 100_000;

/**
 * Returns the text that the field shows for one that was pasted, dropped or brought by a link. A text that is too long
 * becomes its recipients, and so does one that has more than sites, such as an export with passwords.
 */
export function toFieldText(text: string): string {
  const isShown = text.length <= MAX_CHARACTERS && !hasMoreThanSites(text);
  return isShown ? text : toRecipients(text, MAX_LINES + 1).join("\n");
}
