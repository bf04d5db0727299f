import { toRecipient } from "../core";
import { toLines } from "./toLines";

/** A field with more text makes the browser slow, so its links are then shortened to their sites. */
export const MAX_CHARACTERS = 100_000;

/** Bounds what comes into the field for recipients. */
export function toFieldText(text: string): string {
  return text.length > MAX_CHARACTERS ? toLines(text).map(toRecipient).join("\n") : text;
}
