import { mailboxNameOf } from "../addresses/address";
import type { Alias } from "./alias";

/** A piece of an address and its role for Gmail, which ignores dots and tags. */
export interface AddressPart {
  readonly role: "mailbox" | "dot" | "tag" | "host";
  readonly text: string;
  /** Whether the original address lacks it. */
  readonly isNew: boolean;
}

/**
 * Splits an alias into its parts, from left to right. Their texts joined give `email`; the `@` is part of the host.
 *
 * @param email Its host may be in upper or lower case.
 * @param original The address to compare with. Where it is empty, every part but the mailbox is new.
 */
export function toAddressParts({ email, original }: Pick<Alias, "email" | "original">): AddressPart[] {
  const [name, tag, host] = split(email);
  const [originalName, originalTag, originalHost] = split(original);

  const parts = toNameParts(name, originalName);
  if (tag !== "") parts.push({ role: "tag", text: tag, isNew: tag !== originalTag });
  parts.push({ role: "host", text: host, isNew: host.toLowerCase() !== originalHost.toLowerCase() });
  return parts;
}

function split(email: string): [name: string, tag: string, host: string] {
  const at = email.indexOf("@");
  const name = mailboxNameOf(email.slice(0, at));
  return [name, email.slice(name.length, at), email.slice(at)];
}

/** Walks along both names, which differ in dots only. */
function toNameParts(name: string, originalName: string): AddressPart[] {
  let position = 0;
  return Array.from(name.matchAll(/\.|[^.]+/g), ([text]): AddressPart => {
    if (text === ".") return { role: "dot", text, isNew: originalName[position] !== "." };
    // Passes as many characters of the original name. Its dots do not count.
    for (let left = text.length; left > 0; position += 1) if (originalName[position] !== ".") left -= 1;
    return { role: "mailbox", text, isNew: false };
  });
}
