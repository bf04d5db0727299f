import { toLabel } from "../files/toLabel";
import type { BookEntry } from "./bookEntry";

/**
 * Names the Gmail label for the mail to an address of the book: the recipient under the parent label. A `/` in the
 * recipient becomes a hyphen, because Gmail nests labels at each `/`.
 *
 * @param prefix The parent label. May be empty.
 */
export function toRecipientLabel({ recipient }: Pick<BookEntry, "recipient">, prefix: string): string {
  return toLabel(`${prefix}/${recipient.replaceAll("/", "-")}`);
}
