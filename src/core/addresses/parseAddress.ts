import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "./localPart";
import { unwrapAddress } from "./unwrapAddress";

export type Domain = "gmail.com" | "googlemail.com";

/** A Gmail address that can exist: lower-case, `username` is the whole local part, tag included. */
export interface Address {
  readonly username: string;
  readonly domain: Domain;
}

export type ParseError = "invalid-email" | "unsupported-domain";

export type ParseResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly error: ParseError };

/**
 * Reads what a person typed or pasted: a full Gmail address, or a bare username that is taken to be at
 * gmail.com. An address in a `mailto:` link or behind a display name is taken out of it.
 *
 * A full address is taken as it is or refused, so that it never becomes somebody else's. In a bare
 * username, characters that Gmail does not know are dropped, but text with `<…>` in it is refused.
 * Letters are ASCII letters only.
 *
 * @param input Anything; what is not a string is an invalid e-mail. The cost is linear in its length.
 * @returns The address, or the code of the reason why there is none. It never throws. An address that
 *   is parsed again gives itself.
 */
export function parseAddress(input: unknown): ParseResult {
  const text = typeof input === "string" ? unwrapAddress(input) : "";
  const [localPart = "", domain, ...rest] = text.split("@", 3);

  if (domain === undefined) {
    // What is left of `<b>jane</b>` without its foreign characters is nobody's name.
    return toResult(MARKUP.test(localPart) ? "" : localPart.replaceAll(FOREIGN_CHARACTERS, ""), "gmail.com");
  }
  if (localPart === "" || domain === "" || rest.length > 0) return refuse("invalid-email");

  const host = domain.toLowerCase();
  if (!isDomain(host)) return refuse("unsupported-domain");
  // `search` rather than `test`, which keeps a position on a global expression.
  if (localPart.search(FOREIGN_CHARACTERS) !== -1) return refuse("invalid-email");
  return toResult(localPart, host);
}

const FOREIGN_CHARACTERS = /[^A-Za-z0-9.+-]/g;
const MARKUP = /<[^<]*>/;

function toResult(localPart: string, domain: Domain): ParseResult {
  const username = localPart.toLowerCase();
  return canExist(username) ? { ok: true, address: { username, domain } } : refuse("invalid-email");
}

function refuse(error: ParseError): ParseResult {
  return { ok: false, error };
}

function isDomain(host: string): host is Domain {
  return host === "gmail.com" || host === "googlemail.com";
}

/**
 * The dot-atom of RFC 5321 §4.1.2, and no dot before the plus: Gmail has no mailbox that ends in one.
 */
function canExist(username: string): boolean {
  return (
    username.length <= LOCAL_PART_MAX_OCTETS &&
    /^[a-z0-9]/.test(username) &&
    !username.includes("..") &&
    !username.endsWith(".") &&
    !mailboxNameOf(username).endsWith(".")
  );
}
