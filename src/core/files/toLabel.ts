import { tagOf } from "../addresses/address";
import type { Alias } from "../aliases/alias";

/** The longest label that Gmail accepts, in characters. */
const LABEL_MAX_LENGTH = 225;

/**
 * Turns any text into a label that Gmail accepts: one line of at most 225 characters, without empty levels
 * between its slashes. The label is empty if nothing is left.
 */
export function toLabel(text: string): string {
  const levels = text.split("/").map((level) => level.trim().replaceAll(/\s+/g, " "));
  const label = levels.filter((level) => level !== "").join("/");
  // The cut may leave half a character or an empty level at the end.
  return label
    .slice(0, LABEL_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/[/ ]+$/, "");
}

/**
 * Names the Gmail label for the mail to an alias. The label is the tag of the alias. An alias without a tag
 * has the dotted name if it is on the entered host, and else the whole address.
 *
 * @param prefix The parent label: Gmail nests labels at each `/`. May be empty.
 */
export function toFilterLabel({ email, type }: Pick<Alias, "email" | "type">, prefix: string): string {
  const localPart = email.slice(0, email.indexOf("@"));
  return toLabel(`${prefix}/${tagOf(localPart) ?? (type === "dots" ? localPart : email)}`);
}

/**
 * Names the Gmail label for the mail to an address of the book: the recipient under the parent label. A `/` in the
 * recipient becomes a hyphen, because Gmail nests labels at each `/`.
 *
 * @param prefix The parent label. May be empty.
 */
export function toRecipientLabel({ recipient }: { readonly recipient: string }, prefix: string): string {
  return toLabel(`${prefix}/${recipient.replaceAll("/", "-")}`);
}
