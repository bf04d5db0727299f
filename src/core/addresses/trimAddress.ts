const TRIMMED = /[^\s\p{Cf}](?:.*[^\s\p{Cf},;])?/su;

/**
 * Removes white space and invisible characters from both ends of a text, and separators from its end. Mail
 * programs and web pages put zero width spaces and bidi marks (Unicode's format characters) around what is
 * copied.
 */
export function trimAddress(text: string): string {
  return TRIMMED.exec(text)?.[0] ?? "";
}
