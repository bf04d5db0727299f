import { mailboxNameOf } from "./localPart";

/** What stands behind the first `+` of a local part; `null` where there is nothing. */
export function tagOf(localPart: string): string | null {
  return localPart.slice(mailboxNameOf(localPart).length + 1) || null;
}
