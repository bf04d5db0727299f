import { parseAddress, type ParseResult } from "./parseAddress";
import { parseAlias } from "./parseAlias";
import { takeAddress } from "./takeAddress";

/**
 * Reads the one address in a text that a person typed or pasted, and a bare username. It finds addresses as the
 * check does, so `(jane@gmail.com)`, `To: jane@gmail.com.` and `jane＠gmail.com` are read. What `parseAddress`
 * accepts, it reads in the same way.
 *
 * @returns The address, or the reason of `parseAddress` why there is none. It never throws. The cost is linear.
 */
export function readAddress(text: string): ParseResult {
  const address = takeAddress(text);
  return address === undefined ? parseAddress(text) : parseAlias(address);
}
