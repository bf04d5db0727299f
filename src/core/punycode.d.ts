/** The module with named exports, of which the build takes what is used. */
declare module "punycode.js/punycode.es6.js" {
  /** @throws RangeError if the text is no punycode. */
  export function decode(text: string): string;
  export function encode(text: string): string;
}
