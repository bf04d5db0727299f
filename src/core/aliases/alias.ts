/** The longest list, unless the caller asks for another. */
export const MAX_RESULTS = 2000;

export type AliasType = "base" | "plus" | "dots" | "domain-variant";

/** One address of a list. No file format has to escape it, for it is made of `a-z 0-9 . _ + -` and one `@`. */
export interface Alias {
  readonly email: string;
  readonly type: AliasType;
  /** The address that was entered, `username@domain`. */
  readonly original: string;
}
