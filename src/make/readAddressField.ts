import { type Address, isAddressList, parseAddress, type ParseResult } from "../core";
import type { FieldError } from "./makeReducer";

/** Reads the address in the field. Several addresses are an error of their own. */
export function readAddressField(draft: string): ParseResult | { readonly ok: false; readonly error: FieldError } {
  const read = parseAddress(draft);
  return !read.ok && isAddressList(draft) ? { ok: false, error: "several-addresses" } : read;
}

/** A domain that a person is still typing. */
const UNFINISHED_DOMAIN = /@(g[a-z]*\.?c?o?)?$/i;

/** Reads an address that a person is still typing; `null` if there is none yet. */
export function readUnfinished(draft: string): Address | null {
  const read = parseAddress(draft.replace(UNFINISHED_DOMAIN, ""));
  return read.ok ? read.address : null;
}
