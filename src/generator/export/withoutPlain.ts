import type { Alias } from "../../core";

/**
 * Leaves out the entered address on both hosts. Gmail is reported to match it with every message to the account, so a
 * filter for it would catch all mail. It stays if there is no other alias.
 */
export function withoutPlain(aliases: readonly Alias[]): readonly Alias[] {
  const others = aliases.filter((alias) => !isPlain(alias));
  return others.length === 0 ? aliases : others;
}

/** Whether the alias is the entered address on either host, without a tag that would tell it apart. */
export function isPlain({ email, original }: Alias): boolean {
  const [name] = email.split("@");
  return name === original.split("@")[0] && !name!.includes("+");
}
