import type { Alias, FilterActions } from "../core";

/**
 * Gmail is reported to match the person's own address, on both hosts, with every message to the account. Its filter would
 * catch all mail, so it gets one only if there is no other address. An address without a tag may be the account's own
 * with other dots, so no filter hides its mail.
 */
export function chooseFiltered<Item extends Pick<Alias, "email">>(
  items: readonly Item[],
  isItemPlain: ((item: Item) => boolean) | undefined,
  { shouldArchive, shouldTrash }: Pick<FilterActions, "shouldArchive" | "shouldTrash">,
): readonly Item[] {
  if (shouldArchive || shouldTrash) return items.filter(({ email }) => /\+[^@]/.test(email));
  const others = items.filter((item) => !isItemPlain?.(item));
  return others.length === 0 ? items : others;
}

/** Whether the alias is the entered address on either host, and has no tag. */
export function isPlain({ email, original }: Pick<Alias, "email" | "original">): boolean {
  const [name] = email.split("@");
  return name === original.split("@")[0] && !name!.includes("+");
}
