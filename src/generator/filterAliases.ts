import type { Alias, AliasType } from "../core";

/** What a person wants to see of a list. */
export interface AliasFilter {
  /** What is looked for in the addresses: each word of it, in any order, whatever its case. */
  readonly query: string;
  readonly kind: AliasType | "all";
  readonly isWithoutPlus: boolean;
}

export const SHOWS_ALL: AliasFilter = { query: "", kind: "all", isWithoutPlus: false };

/** The aliases that the filter lets through, in the order of the list. */
export function filterAliases(aliases: readonly Alias[], { query, kind, isWithoutPlus }: AliasFilter): Alias[] {
  const words = query.toLowerCase().split(/\s+/);
  return aliases.filter(
    ({ email, type }) =>
      (kind === "all" || kind === type) &&
      !(isWithoutPlus && email.includes("+")) &&
      words.every((word) => email.includes(word)),
  );
}

/** How many rows each choice of a kind would show, were it chosen now: all else of the filter holds. */
export function countKinds(aliases: readonly Alias[], filter: AliasFilter): Record<AliasFilter["kind"], number> {
  const counts = { all: 0, base: 0, plus: 0, dots: 0, "domain-variant": 0 };
  for (const { type } of filterAliases(aliases, { ...filter, kind: "all" })) {
    counts.all += 1;
    counts[type] += 1;
  }
  return counts;
}
