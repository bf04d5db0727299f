/** The longest list, unless the caller asks for another. */
export const MAX_RESULTS = 2000;

export type AliasType = "base" | "plus" | "dots" | "domain-variant";

/** One address of a list. `original` is the address that was entered, `username@domain`. */
export interface Alias {
  readonly email: string;
  readonly type: AliasType;
  readonly original: string;
}
