import type { BookEntry } from "../../core";

/** A text that no other entry of the book has, because an address has no blanks. */
export function keyOfEntry({ recipient, email }: BookEntry): string {
  return `${email} ${recipient}`;
}
