/** The part of a text that one step encodes. */
const BLOCK_CHARACTERS = 50_000;

/**
 * Gives back the bytes of a text that was decoded as Windows-1252, whichever encoding they have.
 *
 * @param text Any part of it.
 * @returns The steps to the bytes.
 */
export function* toBytes(text: string): Generator<number, Uint8Array<ArrayBuffer>, void> {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = Array.from(new TextDecoder("windows-1252").decode(everyByte));
  const byteOf = new Map(characters.map((character, byte) => [character, byte]));
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    bytes[index] = byteOf.get(text.charAt(index))!;
    if (index % BLOCK_CHARACTERS === 0) yield index / text.length;
  }
  return bytes;
}
