import type { Alias } from "./alias";
import { mailboxNameOf } from "../addresses/localPart";

/** A run of an address, and what Gmail takes it for. Dots and the tag are what it ignores. */
export interface AddressPart {
  readonly role: "mailbox" | "dot" | "tag" | "host";
  readonly text: string;
  /** Whether the original address does not have it. */
  readonly isNew: boolean;
}

/**
 * Takes an alias apart, from left to right: the texts joined give `email` again. The `@` belongs to the host.
 *
 * @param original The address to compare with; `email` itself where nothing is to be compared.
 */
export function toAddressParts({ email, original }: Pick<Alias, "email" | "original">): AddressPart[] {
  const [name, tag, host] = split(email);
  const [originalName, originalTag, originalHost] = split(original);

  const parts = toNameParts(name, originalName);
  if (tag !== "") parts.push({ role: "tag", text: tag, isNew: tag !== originalTag });
  parts.push({ role: "host", text: host, isNew: host !== originalHost });
  return parts;
}

function split(email: string): [name: string, tag: string, host: string] {
  const at = email.indexOf("@");
  const name = mailboxNameOf(email.slice(0, at));
  return [name, email.slice(name.length, at), email.slice(at)];
}

/** Walks both names side by side: they differ only in dots. */
function toNameParts(name: string, originalName: string): AddressPart[] {
  let position = 0;
  return Array.from(name.matchAll(/\.|[^.]+/g), ([text]): AddressPart => {
    if (text === ".") return { role: "dot", text, isNew: originalName[position] !== "." };
    position = skipLetters(originalName, position, text.length);
    return { role: "mailbox", text, isNew: false };
  });
}

/** The position behind the next `count` characters that are not dots. */
function skipLetters(name: string, from: number, count: number): number {
  let position = from;
  for (let left = count; left > 0; position += 1) if (name[position] !== ".") left -= 1;
  return position;
}
