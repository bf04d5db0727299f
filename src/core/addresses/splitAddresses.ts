import { toVisible, unwrapAddress } from "./unwrapAddress";

/**
 * Finds the e-mail addresses in a pasted text: separated by white space, commas or semicolons, with
 * display names (RFC 5322 §3.4), in brackets or quotes, as `mailto:` links (RFC 6068), in a sentence.
 *
 * Whatever holds an `@` counts, for a person wants to hear that an address is not one. A quoted name
 * before a bracket does not, nor a name that is the address in the bracket again, as Outlook writes it.
 *
 * @returns The addresses as they are written, in order, repeated ones too. The cost is linear.
 */
export function splitAddresses(text: string): string[] {
  return text
    .replaceAll(QUOTED, (_, content: string, bracket?: string) => bracket ?? ` ${content} `)
    .replaceAll(NAMED_BY_ITSELF, "$1")
    .split(SEPARATORS)
    .map(withoutLink)
    .filter((piece) => piece.includes("@"))
    .map((piece) => toVisible(piece).replaceAll(PUNCTUATION_AROUND, ""));
}

/** Within a line: a quote without its partner hides nothing but the rest of its line. */
const QUOTED = /"([^"\n]*)"(\s*<)?/g;
const SEPARATORS = /[\s,;<>"“”„«»()[\]|]+/;
// These two look behind, lest a long run be tried again from each of its characters.
const NAMED_BY_ITSELF = /(?<![^\s,;])'?([^\s,;<>']+)'?\s*<\s*(?:mailto:)?\1\s*>/gi;
const PUNCTUATION_AROUND = /^'+|(?<!['.:!])['.:!]+$/g;

/**
 * Takes an address out of its link, and cuts it off at a question mark: that of a link's query, or of
 * a sentence. A link that cannot be decoded shows by its percent sign that it is no Gmail address.
 */
function withoutLink(piece: string): string {
  const start = piece.search(/mailto:/i);
  const [address = ""] = piece.slice(Math.max(0, start)).split("?", 1);
  return start === -1 ? address : unwrapAddress(address) || address.slice("mailto:".length);
}
