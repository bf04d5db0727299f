export type Domain = "gmail.com" | "googlemail.com";

/** A Gmail address that can exist, in lower case. `username` is the whole local part, tag included. */
export interface Address {
  readonly username: string;
  readonly domain: Domain;
}

/** Whether a host in lower case is Gmail's. */
export function isDomain(host: string): host is Domain {
  return host === "gmail.com" || host === "googlemail.com";
}

/** Returns the other domain that reaches the same mailbox. */
export function toOtherDomain(domain: Domain): Domain {
  return domain === "gmail.com" ? "googlemail.com" : "gmail.com";
}

/** Writes an address: `jane.doe@gmail.com`. */
export function toEmail({ username, domain }: Address): string {
  return `${username}@${domain}`;
}

/** The longest local part that a mail server must accept, in octets: RFC 5321 §4.5.3.1.1. */
export const LOCAL_PART_MAX_OCTETS = 64;

/** Returns the text of a local part before its first `+`, dots included. The rest is the subaddress (RFC 5233). */
export function mailboxNameOf(localPart: string): string {
  const plus = localPart.indexOf("+");
  return plus === -1 ? localPart : localPart.slice(0, plus);
}

/** Returns the text of a local part after its first `+`; `null` if there is none. */
export function tagOf(localPart: string): string | null {
  return localPart.slice(mailboxNameOf(localPart).length + 1) || null;
}

/**
 * Whether two Gmail addresses in lower case reach the same mailbox. Gmail ignores dots and tags, and takes
 * googlemail.com for gmail.com: https://support.google.com/mail/answer/7436150
 */
export function isSameMailbox(one: string, other: string): boolean {
  return toPlainName(one) === toPlainName(other);
}

/** Returns the mailbox name of an email, or of a local part, without its dots. */
export function toPlainName(email: string): string {
  return mailboxNameOf(email.split("@", 1)[0]!).replaceAll(".", "");
}

export type ParseError = "invalid-email" | "unsupported-domain";

export type ParseResult =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly error: ParseError };

/**
 * Reads a local part. It must be a dot-atom (RFC 5321 §4.1.2) that begins with a letter or digit, and has no dot before
 * the plus: no mailbox name at Gmail ends in a dot. A tag may have underscores, because our own tags have them.
 */
export function parseName(name: string, domain: Domain): ParseResult {
  const canExist =
    name.length <= LOCAL_PART_MAX_OCTETS &&
    /^[a-z0-9][a-z0-9.-]*(?:\+[a-z0-9._+-]*)?$/i.test(name) &&
    !/\.\.|\.$|^[^+]*\.\+/.test(name);
  if (!canExist) return { ok: false, error: "invalid-email" };
  return { ok: true, address: { username: name.toLowerCase(), domain } };
}
