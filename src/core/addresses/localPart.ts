/** The longest local part that a mail server must accept, in octets: RFC 5321 §4.5.3.1.1. */
export const LOCAL_PART_MAX_OCTETS = 64;

/** What stands before the first `+` of a local part: the subaddress (RFC 5233) cut off, the dots kept. */
export function mailboxNameOf(localPart: string): string {
  const plus = localPart.indexOf("+");
  return plus === -1 ? localPart : localPart.slice(0, plus);
}

/** What stands behind the first `+` of a local part; `null` where there is nothing. */
export function tagOf(localPart: string): string | null {
  return localPart.slice(mailboxNameOf(localPart).length + 1) || null;
}
