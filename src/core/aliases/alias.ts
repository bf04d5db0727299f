/** The longest list, in addresses, unless the caller asks for another length. */
export const MAX_RESULTS = 2000;

/** One address of a list. It is made of `a-z 0-9 . _ + -` and one `@`, so no file format has to escape it. */
export interface Alias {
  readonly email: string;
  readonly type: "base" | "plus" | "dots" | "domain-variant";
  /** The address that was entered, `username@domain`. */
  readonly original: string;
}
