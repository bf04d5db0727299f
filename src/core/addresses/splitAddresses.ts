import { toPlainAt } from "./toPlainAt";
import { trimAddress } from "./trimAddress";
import { unwrapAddress } from "./unwrapAddress";

/**
 * Finds the e-mail addresses in a pasted text: separated by white space, commas or semicolons, with
 * display names (RFC 5322 §3.4), in brackets or quotes, as `mailto:` links (RFC 6068), in a sentence.
 *
 * Every piece with an `@` counts, because people want to know which of their addresses are invalid. Two
 * pieces do not: a quoted name before a bracket, and a name that repeats the address in its bracket, as
 * Outlook writes it.
 *
 * @returns The addresses as they are written, with a plain `@`, in order, repeated ones included. The cost is linear.
 */
export function splitAddresses(text: string): string[] {
  return toPlainAt(text)
    .replaceAll(QUOTED, (_, content: string, bracket?: string) => bracket ?? ` ${content} `)
    .replaceAll(NAMED_BY_ITSELF, "$1")
    .split(SEPARATORS)
    .map(unwrapLink)
    .filter((piece) => piece.includes("@"))
    .map((piece) => trimAddress(piece).replaceAll(PUNCTUATION_AROUND, ""));
}

/** A quotation within one line, so that a lone quote affects only the rest of its line. */
const QUOTED = /"([^"\n]*)"(\s*<)?/g;
const SEPARATORS = /[\s,;<>"“”„«»()[\]|]+/;
// The lookbehinds keep the cost linear: a long run is tried from its start only, not from each character.
const NAMED_BY_ITSELF = /(?<![^\s,;])'?([^\s,;<>']+)'?\s*<\s*(?:mailto:)?\1\s*>/gi;
const PUNCTUATION_AROUND = /^'+|(?<!['.:!])['.:!]+$/g;

/**
 * Takes an address out of its link and cuts it off at a question mark, which starts the link's query or
 * ends a sentence. A link that cannot be decoded keeps its percent sign, so it is invalid for Gmail.
 */
function unwrapLink(piece: string): string {
  const start = piece.search(/mailto:/i);
  const [address = ""] = piece.slice(Math.max(0, start)).split("?", 1);
  return start === -1 ? address : unwrapAddress(address) || address.slice("mailto:".length);
}
