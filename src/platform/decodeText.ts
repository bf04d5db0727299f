/**
 * Decodes bytes in a character set, by its label: https://encoding.spec.whatwg.org/. What cannot be decoded becomes
 * U+FFFD, and so does all but ASCII in a set that the browser does not know.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, charset: string): string {
  let decoder;
  try {
    decoder = new TextDecoder(charset);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes).replaceAll(/[^\0-\u007F]/g, "\uFFFD");
  }
  return decoder.decode(bytes);
}
