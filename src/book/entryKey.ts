import type { BookEntry } from "../core";

/** An entry's recipient and address, which nothing else has. */
export type EntryKey = [recipient: string, email: string];

export function keyOf({ recipient, email }: BookEntry): EntryKey {
  return [recipient, email];
}

/** No two keys have the same text, because an address has no blanks. */
export function toKeyText([recipient, email]: EntryKey): string {
  return `${email} ${recipient}`;
}

export function keyTextOf(entry: BookEntry): string {
  return toKeyText(keyOf(entry));
}
