/** The longest list, unless the caller asks for another. */
export const MAX_RESULTS = 2000;

/** The own tags that a list uses. With the base address, and each on both hosts, they are the longest list. */
export const MAX_OWN_TAGS = MAX_RESULTS / 2 - 1;

export type AliasType = "base" | "plus" | "dots" | "domain-variant";

/**
 * One address of a list. Both addresses are made of `a-z 0-9 . _ + -` and one `@`, and begin with a letter or a digit, so
 * no file format has to escape them.
 */
export interface Alias {
  readonly email: string;
  readonly type: AliasType;
  /** The address that was entered, `username@domain`. */
  readonly original: string;
}
