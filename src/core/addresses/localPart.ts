/** The longest local part that a mail server must accept, in octets: RFC 5321 §4.5.3.1.1. */
export const LOCAL_PART_MAX_OCTETS = 64;

/** Returns the part of a local part before its first `+`, dots included. The rest is the subaddress (RFC 5233). */
export function mailboxNameOf(localPart: string): string {
  const plus = localPart.indexOf("+");
  return plus === -1 ? localPart : localPart.slice(0, plus);
}

/** Returns the part of a local part after its first `+`; `null` if there is none or it is empty. */
export function tagOf(localPart: string): string | null {
  return localPart.slice(mailboxNameOf(localPart).length + 1) || null;
}
