import type { Alias } from "../../core";

/**
 * Leaves out the address itself, on either host: Gmail is reported to match it with every message to the
 * account, so that a filter for it would file everything. It stays where there is nothing else.
 */
export function withoutPlain(aliases: readonly Alias[]): readonly Alias[] {
  const others = aliases.filter((alias) => !isPlain(alias));
  return others.length === 0 ? aliases : others;
}

/** Whether the alias is the address that was entered, on either host, and has no tag that tells it apart. */
export function isPlain({ email, original }: Alias): boolean {
  const [name] = email.split("@");
  return name === original.split("@")[0] && !name!.includes("+");
}
