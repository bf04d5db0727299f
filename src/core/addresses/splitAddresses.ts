import { countSkippedWords } from "./countSkippedWords";
import { toPlainAt, trimAddress, unwrapAddress } from "./unwrapAddress";

/** One step through a text. */
export interface Piece {
  /** An address as it is written, with a plain `@`; `null` if this step found none. */
  readonly address: string | null;
  /** The number of words that are no addresses, at the last step; 0 before it. */
  readonly skipped: number;
  /** The number of characters that have been read. */
  readonly end: number;
}

/**
 * Finds the e-mail addresses in a pasted text: separated by white space, commas or semicolons, with display names (RFC
 * 5322 §3.4), in brackets or quotes, as `mailto:` links (RFC 6068), in a sentence.
 *
 * Every piece with an `@` inside it counts, because people want to know which of their addresses are invalid. Two
 * pieces do not: a quoted name before a bracket, and a name that repeats the address in its bracket, as Outlook writes
 * it. The other words are counted by `countSkippedWords`.
 *
 * @returns The steps, in the order of the text. A caller may pause after each. The cost is linear.
 */
export function* splitAddresses(text: string): Generator<Piece, void> {
  const skipped = countSkippedWords();
  for (const { token, end } of splitTokens(toPlainAt(text))) {
    const address = toAddress(token);
    skipped.add(address === null ? token : null);
    yield { address, skipped: 0, end };
  }
  yield { address: null, skipped: skipped.end(), end: text.length };
}

/** Returns all addresses that `splitAddresses` finds in a text, repeated ones too. The cost is linear. */
export function findAddresses(text: string): string[] {
  return Array.from(splitAddresses(text)).flatMap(({ address }) => address ?? []);
}

/**
 * A quotation within one line, so that a lone quote affects only the rest of its line; a name that repeats the address
 * in its bracket; a piece between separators; a separator that matters.
 */
const TOKEN =
  /"([^"\n]*)"(\s*<)?|'?([^\s,;<>"“”„«»()[\]|']+)'?\s*<\s*(?:mailto:)?\3\s*>|[^\s,;<>"“”„«»()[\]|]+|[\n\t,;<]/gi;
const MARK = /^[\n\t,;<]$/;

/**
 * Cuts a text into pieces, separators and marks. A quotation is cut into its words, but for one before a bracket: it is
 * the name of the address in the bracket.
 */
function* splitTokens(text: string): Generator<{ readonly token: string; readonly end: number }, void> {
  for (const { 0: whole, 1: quotation, 2: bracket, 3: name, index } of text.matchAll(TOKEN)) {
    const end = index + whole.length;
    if (quotation === undefined) yield { token: name ?? whole, end };
    else if (bracket !== undefined) yield { token: "<", end };
    else for (const { token } of splitTokens(quotation)) if (!MARK.test(token)) yield { token, end };
  }
}

const PUNCTUATION_AROUND = /^'+|(?<!['.:!])['.:!]+$/g;

/** Returns the address in a piece; `null` if it has no `@` with something on both sides. */
function toAddress(piece: string): string | null {
  // Most words are no addresses, and the rest costs more. In a link, the @ may be encoded.
  if (!piece.includes("@") && !piece.includes("%40")) return null;
  const address = trimAddress(unwrapLink(piece)).replaceAll(PUNCTUATION_AROUND, "");
  return address.includes("@") && !address.startsWith("@") && !address.endsWith("@") ? address : null;
}

/**
 * Takes an address out of its link and cuts it off at a question mark, which starts the link's query or ends a
 * sentence. A link that cannot be decoded keeps its percent sign, so it is invalid for Gmail.
 */
function unwrapLink(piece: string): string {
  const start = piece.search(/mailto:/i);
  const [address = ""] = piece.slice(Math.max(0, start)).split("?", 1);
  return start === -1 ? address : unwrapAddress(address) || address.slice("mailto:".length);
}
