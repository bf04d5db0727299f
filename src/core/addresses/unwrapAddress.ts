/**
 * Takes an address out of the text that people paste with it: invisible characters and separators at the ends, a
 * display name with the address in angle brackets (RFC 5322 §3.4), a `mailto:` link (RFC 6068).
 *
 * Of the address itself, only a full-width `＠` is changed, so it is judged as if it had been typed. An `@` before the
 * brackets may belong to a second address, so a name may have one only in quotes.
 *
 * @returns The address; the empty text if a link cannot be decoded. The cost is linear.
 */
export function unwrapAddress(text: string): string {
  try {
    return trimAddress(
      trimAddress(toPlainAt(text))
        .replace(NAMED_ADDRESS, "$1")
        .replace(MAILTO_LINK, (_, address: string) => toPlainAt(decodeURIComponent(address))),
    );
  } catch {
    return "";
  }
}

const NAMED_ADDRESS = /^(?:"[^"]*")?[^<@]*<([^<>@]*@[^<>]*)>$/;
const MAILTO_LINK = /^mailto:([^?]*).*/is;

/** Turns the full-width `＠` of East Asian keyboards, and the small `﹫`, into an `@`. The length stays the same. */
export function toPlainAt(text: string): string {
  return text.replaceAll(/[＠﹫]/g, "@");
}

const TRIMMED = /[^\s\p{Cf}](?:.*[^\s\p{Cf},;])?/su;

/**
 * Removes white space and invisible characters from both ends of a text, and separators from its end. Mail programs and
 * web pages put zero width spaces and bidi marks (Unicode's format characters) around a copied text.
 */
export function trimAddress(text: string): string {
  return TRIMMED.exec(text)?.[0] ?? "";
}
