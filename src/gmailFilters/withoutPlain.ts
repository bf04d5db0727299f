import type { Alias } from "../core";

/**
 * Leaves out the person's own address on both hosts. Gmail is reported to match it with every message to the account,
 * so a filter for it would catch all mail. It stays if there is no other address.
 */
export function withoutPlain<Item>(items: readonly Item[], isItemPlain: (item: Item) => boolean): readonly Item[] {
  const others = items.filter((item) => !isItemPlain(item));
  return others.length === 0 ? items : others;
}

/** Whether the alias is the entered address on either host, without a tag that would tell it apart. */
export function isPlain({ email, original }: Pick<Alias, "email" | "original">): boolean {
  const [name] = email.split("@");
  return name === original.split("@")[0] && !name!.includes("+");
}

/**
 * Whether the address has a tag. The filter of any other may catch all mail, because the account may be written with
 * other dots than the person entered. No message may skip the inbox by it.
 */
export function hasTag({ email }: Pick<Alias, "email">): boolean {
  return /\+[^@]/.test(email);
}
