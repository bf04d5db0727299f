/** Lists of rude words, by the tag of their language. The package has no types. */
declare module "naughty-words" {
  const listOf: Readonly<Record<string, readonly string[]>>;
  export default listOf;
}
