import { mailboxNameOf } from "./localPart";

/**
 * Whether two Gmail addresses in lower case reach the same mailbox. Gmail ignores dots and tags, and takes
 * googlemail.com for gmail.com: https://support.google.com/mail/answer/7436150
 */
export function isSameMailbox(one: string, other: string): boolean {
  return toPlainName(one) === toPlainName(other);
}

function toPlainName(email: string): string {
  const [localPart = ""] = email.split("@", 1);
  return mailboxNameOf(localPart).replaceAll(".", "");
}
