import type { Alias, AliasType } from "../../core";

export interface AliasSearch {
  /** Words that an address must all contain, in any order and in any case. */
  readonly query: string;
  readonly type: AliasType | "all";
  readonly isWithoutPlus: boolean;
}

export const SHOWS_ALL: AliasSearch = { query: "", type: "all", isWithoutPlus: false };

export function searchAliases(aliases: readonly Alias[], search: AliasSearch): Alias[] {
  const words = search.query.toLowerCase().split(/\s+/);
  return aliases.filter(
    ({ email, type }) =>
      (search.type === "all" || search.type === type) &&
      !(search.isWithoutPlus && email.includes("+")) &&
      words.every((word) => email.includes(word)),
  );
}

/** Counts the rows that each type would show if it were chosen, with the rest of the search unchanged. */
export function countTypes(aliases: readonly Alias[], search: AliasSearch): Record<AliasSearch["type"], number> {
  const counts = { all: 0, base: 0, plus: 0, dots: 0, "domain-variant": 0 };
  for (const { type } of searchAliases(aliases, { ...search, type: "all" })) {
    counts.all += 1;
    counts[type] += 1;
  }
  return counts;
}
