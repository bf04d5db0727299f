import type { Alias, AliasType } from "../../core";

/** The rows of a list that a person wants to see. */
export interface AliasSearch {
  /** Words that an address must all have, in any order and in any case. */
  readonly query: string;
  readonly type: AliasType | "all";
  readonly isWithoutPlus: boolean;
}

export const SHOWS_ALL: AliasSearch = { query: "", type: "all", isWithoutPlus: false };

/** The aliases that match, in the order of the list. */
export function searchAliases(aliases: readonly Alias[], search: AliasSearch): Alias[] {
  const words = search.query.toLowerCase().split(/\s+/);
  return aliases.filter(
    ({ email, type }) =>
      (search.type === "all" || search.type === type) &&
      !(search.isWithoutPlus && email.includes("+")) &&
      words.every((word) => email.includes(word)),
  );
}

/** How many rows each type would show if it were chosen now. The rest of the search holds. */
export function countTypes(aliases: readonly Alias[], search: AliasSearch): Record<AliasSearch["type"], number> {
  const counts = { all: 0, base: 0, plus: 0, dots: 0, "domain-variant": 0 };
  for (const { type } of searchAliases(aliases, { ...search, type: "all" })) {
    counts.all += 1;
    counts[type] += 1;
  }
  return counts;
}
