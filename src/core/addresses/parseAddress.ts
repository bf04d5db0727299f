import { type Address, type Domain, isDomain, LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "./address";
import { unwrapAddress } from "./unwrapAddress";

export type ParseError = "invalid-email" | "unsupported-domain";

export type ParseResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly error: ParseError };

/**
 * Reads a text that a person typed or pasted: a full Gmail address, or a bare username, which gets gmail.com. An
 * address is taken out of a `mailto:` link or from behind a display name.
 *
 * A full address is read as it is or refused, so it never becomes somebody else's. In a bare username, characters that
 * Gmail does not allow are removed, but a text with `<…>` in it is refused. Only ASCII letters are letters. Parsing a
 * parsed address again gives the same address.
 *
 * @param input Anything. A value that is not a string is an invalid address.
 * @returns The address, or the reason why there is none. It never throws, and the cost is linear.
 */
export function parseAddress(input: unknown): ParseResult {
  const text = typeof input === "string" ? unwrapAddress(input) : "";
  const [localPart = "", domain, ...rest] = text.split("@", 3);

  if (domain === undefined) {
    // Without its foreign characters, `<b>jane</b>` would become `bjaneb`.
    return toResult(MARKUP.test(localPart) ? "" : localPart.replaceAll(FOREIGN_CHARACTERS, ""), "gmail.com");
  }
  if (localPart === "" || domain === "" || rest.length > 0) return refuse("invalid-email");

  const host = domain.toLowerCase();
  if (!isDomain(host)) return refuse("unsupported-domain");
  // `test` would remember a position, because the expression is global; `search` does not.
  if (localPart.search(FOREIGN_CHARACTERS) !== -1) return refuse("invalid-email");
  return toResult(localPart, host);
}

/** The characters that a username may not have, and a text in angle brackets. */
export const FOREIGN_CHARACTERS = /[^A-Za-z0-9.+-]/g;
export const MARKUP = /<[^<]*>/;

function toResult(localPart: string, domain: Domain): ParseResult {
  const username = localPart.toLowerCase();
  return canExist(username) ? { ok: true, address: { username, domain } } : refuse("invalid-email");
}

function refuse(error: ParseError): ParseResult {
  return { ok: false, error };
}

/** Whether it is a dot-atom (RFC 5321 §4.1.2) without a dot before the plus: no Gmail mailbox name ends in a dot. */
function canExist(username: string): boolean {
  return (
    username.length <= LOCAL_PART_MAX_OCTETS &&
    /^[a-z0-9]/.test(username) &&
    !username.includes("..") &&
    !username.endsWith(".") &&
    !mailboxNameOf(username).endsWith(".")
  );
}

/**
 * Reads a whole address as `parseAddress` does, and accepts underscores in its tag, as our own tags have them. Nothing
 * is removed from the name.
 *
 * @param address The address alone, with an `@`. The cost is linear.
 */
export function parseAlias(address: string): ParseResult {
  const at = address.indexOf("@");
  const localPart = address.slice(0, at);
  const name = mailboxNameOf(localPart);
  // An underscore follows the same rules as a hyphen.
  const parsed = parseAddress(name + address.slice(name.length, at).replaceAll("_", "-") + address.slice(at));
  if (!parsed.ok) return parsed;
  return ALIAS_CHARACTERS.test(localPart)
    ? { ok: true, address: { ...parsed.address, username: localPart.toLowerCase() } }
    : { ok: false, error: "invalid-email" };
}

const ALIAS_CHARACTERS = /^[A-Za-z0-9._+-]+$/;

/** Whether there is an `@` on both sides of a separator, as in a pasted list of addresses. The cost is linear. */
export function isAddressList(text: string): boolean {
  return text
    .split(/[@＠﹫]/)
    .slice(1, -1)
    .some((between) => /[\s,;]/.test(between));
}
