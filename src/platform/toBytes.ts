import type { Encoding } from "./readTextFile";

const BLOCK_CHARACTERS = 50_000;

/** Encodes a text in UTF-16, or gives back the bytes of one that was read byte by byte (`readTextFile`). */
export function* toBytes(
  text: string,
  encoding: Exclude<Encoding, "utf-8">,
): Generator<number, Uint8Array<ArrayBuffer>, void> {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = Array.from(new TextDecoder("windows-1252").decode(everyByte));
  const byteOf = new Map(characters.map((character, byte) => [character, byte]));
  const view = new DataView(new ArrayBuffer(encoding === null ? text.length : 2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    if (encoding === null) view.setUint8(index, byteOf.get(text.charAt(index))!);
    else view.setUint16(2 * index, text.charCodeAt(index), encoding === "utf-16le");
    if (index % BLOCK_CHARACTERS === 0) yield index / text.length;
  }
  return new Uint8Array(view.buffer);
}
