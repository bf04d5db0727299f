import { readAddress } from "../../core";

/** Returns the username in the text of the address field, or `null` while it is not an address. */
export function usernameIn(draft: string): string | null {
  const read = readAddress(draft);
  return read.ok ? read.address.username : null;
}
