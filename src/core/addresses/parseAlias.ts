import { tagOf } from "./localPart";
import { parseAddress, type ParseResult } from "./parseAddress";

/**
 * Reads a whole address as `parseAddress` does, and accepts underscores in its tag, as our own tags have them.
 * Nothing is removed from the name.
 *
 * @param address The address alone, with an `@`. The cost is linear.
 */
export function parseAlias(address: string): ParseResult {
  const at = address.indexOf("@");
  const localPart = address.slice(0, at);
  const tag = tagOf(localPart) ?? "";
  // An underscore follows the same rules as a hyphen.
  const hyphenated = localPart.slice(0, localPart.length - tag.length) + tag.replaceAll("_", "-");
  const parsed = parseAddress(hyphenated + address.slice(at));
  if (!parsed.ok) return parsed;
  return ALIAS_CHARACTERS.test(localPart)
    ? { ok: true, address: { ...parsed.address, username: localPart.toLowerCase() } }
    : { ok: false, error: "invalid-email" };
}

const ALIAS_CHARACTERS = /^[A-Za-z0-9._+-]+$/;
