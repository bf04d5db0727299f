/** The longest list, unless the caller asks for another. */
export const MAX_RESULTS = 2000;

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
