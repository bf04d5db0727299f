declare module "punycode.js" {
  const punycode: {
    /** @throws RangeError if the text is no punycode. */
    readonly decode: (text: string) => string;
    readonly encode: (text: string) => string;
  };
  export default punycode;
}
