import { mailboxNameOf } from "../addresses/address";

/** A piece of an address. All but `mailbox` and `gmail` make no difference to Gmail. */
export interface AddressPiece {
  readonly role: "mailbox" | "dot" | "tag" | "gmail" | "googlemail";
  readonly text: string;
}

/**
 * Splits a Gmail address into what Gmail reads and what it does not: it ignores dots and tags, and takes googlemail.com
 * for gmail.com (https://support.google.com/mail/answer/7436150).
 *
 * @param email In upper or lower case.
 * @returns The pieces from left to right. Their texts joined give `email`; the `@` is part of the host.
 */
export function toAddressPieces(email: string): AddressPiece[] {
  const at = email.indexOf("@");
  const name = mailboxNameOf(email.slice(0, at));
  const tag = email.slice(name.length, at);
  const host = email.slice(at);
  const pieces = Array.from(name.matchAll(/\.|[^.]+/g), ([text]): AddressPiece => {
    return { role: text === "." ? "dot" : "mailbox", text };
  });
  if (tag !== "") pieces.push({ role: "tag", text: tag });
  pieces.push({ role: host.toLowerCase() === "@googlemail.com" ? "googlemail" : "gmail", text: host });
  return pieces;
}
