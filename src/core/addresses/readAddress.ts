import { parseAddress, parseAlias, type ParseResult } from "./parseAddress";
import { findAddresses } from "./splitAddresses";
import { toPlainAt } from "./unwrapAddress";

/**
 * Reads the one address in a text that a person typed or pasted, and a bare username. It finds addresses as the check
 * does, so `(jane@gmail.com)`, `To: jane@gmail.com.` and `jane＠gmail.com` are read. What `parseAddress` accepts, it
 * reads in the same way.
 *
 * @returns The address, or the reason of `parseAddress` why there is none. It never throws. The cost is linear.
 */
export function readAddress(text: string): ParseResult {
  const address = takeAddress(text);
  return address === undefined ? parseAddress(text) : parseAlias(address);
}

/**
 * Takes the one address out of a text, as the check finds it, with a plain `@`. It may be invalid.
 *
 * @returns `undefined` if there is no address, or more than one, or a word beside it, which may be a part of it: Jane's
 *   `jane doe@gmail.com` would become Doe's address. The cost is linear.
 */
export function takeAddress(text: string): string | undefined {
  const [address, ...others] = findAddresses(text);
  if (address === undefined || others.length > 0) return undefined;
  return hasWordBeside(toPlainAt(text), address) ? undefined : address;
}

function hasWordBeside(text: string, address: string): boolean {
  const start = text.indexOf(address);
  return start === -1 || WORD_BEFORE.test(text.slice(0, start)) || WORD_AFTER.test(text.slice(start + address.length));
}

/** A word, and no colon, bracket or quotation mark that tells it from the address. */
const WORD_BEFORE = /[\p{L}\p{M}\p{N}][^\s:<]?[\s,;._+'-]*$/u;
/** A word that no blank parts from the address. A question mark starts the query of a link. */
const WORD_AFTER = /^[^\s?]*[\p{L}\p{M}\p{N}]/u;
