import type { Alias } from "../../core";

/** The kinds of rows that a search can show. Some sites refuse a plus. */
export const KINDS = ["all", "without-plus", "base", "plus", "dots", "domain-variant"] as const;

export interface AliasSearch {
  /** Words that an address must all contain, in any order and in any case. */
  readonly query: string;
  readonly kind: (typeof KINDS)[number];
}

export const SHOWS_ALL: AliasSearch = { query: "", kind: "all" };

export function searchAliases(aliases: readonly Alias[], { query, kind }: AliasSearch): Alias[] {
  const words = query.toLowerCase().split(/\s+/);
  const isOfKind = ({ email, type }: Alias): boolean =>
    kind === "without-plus" ? !email.includes("+") : kind === "all" || kind === type;
  return aliases.filter((alias) => isOfKind(alias) && words.every((word) => alias.email.includes(word)));
}
