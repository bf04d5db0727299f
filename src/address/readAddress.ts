import { type Address, isAddressList, parseAddress } from "../core";

/** Reads the address in a field. Several addresses are an error of their own. */
export function readAddressField(text: string) {
  const read = parseAddress(text);
  return !read.ok && isAddressList(text) ? ({ ok: false, error: "several-addresses" } as const) : read;
}

/** Reads an address whose domain a person may still be typing; `null` if there is none yet. */
export function readUnfinished(text: string): Address | null {
  const read = parseAddress(text.replace(/@(g[a-z]*\.?c?o?)?$/i, ""));
  return read.ok ? read.address : null;
}
