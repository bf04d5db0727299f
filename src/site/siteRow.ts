import type { ProposeError } from "../core";

/** A recipient with its address. */
export interface FoundRow {
  readonly recipient: string;
  readonly email: string;
  /** The day on which it was given; `null` for a new one. */
  readonly date: string | null;
}

/** A recipient with its address, or the reason why it has none. */
export type SiteRow = FoundRow | { readonly recipient: string; readonly error: ProposeError };

export function hasAddress(row: SiteRow): row is FoundRow {
  return "email" in row;
}
