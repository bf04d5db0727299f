import { toRecipients } from "../core";

/** More rows than a person gives at once. */
export const MAX_LINES = 1000;

/** A field with more text makes the browser slow. */
export const MAX_CHARACTERS = 100_000;

/** Bounds what comes into the field for recipients: a longer text becomes the recipients that it has. */
export function toFieldText(text: string): string {
  return text.length > MAX_CHARACTERS ? toRecipients(text, MAX_LINES + 1).join("\n") : text;
}
