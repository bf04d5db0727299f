/**
 * Takes the address out of what people paste around one: invisible characters and separators at the
 * ends, a display name with the address in angle brackets (RFC 5322 §3.4), a `mailto:` link (RFC 6068).
 *
 * Nothing else is changed, so that what is unwrapped is judged as if it had been typed. An `@` outside
 * the brackets may belong to a second address: it counts as a part of the name only in quotes.
 *
 * @returns The text within; the empty text where a link cannot be decoded. The cost is linear.
 */
export function unwrapAddress(text: string): string {
  try {
    return toVisible(
      toVisible(text)
        .replace(NAMED_ADDRESS, "$1")
        .replace(MAILTO_LINK, (_, address: string) => decodeURIComponent(address)),
    );
  } catch {
    return "";
  }
}

const NAMED_ADDRESS = /^(?:"[^"]*")?[^<@]*<([^<>@]*@[^<>]*)>$/;
const MAILTO_LINK = /^mailto:([^?]*).*/is;

const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf},;])?/su;

/**
 * Cuts off blanks at both ends, and separators at the end of a text. Mail programs and web pages put
 * zero width spaces and bidi marks (Unicode's format characters) around what is copied.
 */
export function toVisible(text: string): string {
  return VISIBLE.exec(text)?.[0] ?? "";
}
