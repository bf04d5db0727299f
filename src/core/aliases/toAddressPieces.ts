import { mailboxNameOf } from "../addresses/address";

/** A piece of an address. All but `mailbox` and `gmail` make no difference to Gmail. */
export interface AddressPiece {
  readonly role: "mailbox" | "dot" | "tag" | "gmail" | "googlemail";
  readonly text: string;
}

/** Splits a Gmail address into what Gmail reads and what it ignores. The texts together are `email`. */
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
