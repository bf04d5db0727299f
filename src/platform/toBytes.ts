const BLOCK_CHARACTERS = 50_000;

/** Gives back the bytes of a text, or a part of one, that was decoded as Windows-1252, or encodes it in UTF-16. */
export function* toBytes(
  text: string,
  encoding: "windows-1252" | "utf-16le" | "utf-16be" = "windows-1252",
): Generator<number, Uint8Array<ArrayBuffer>, void> {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = Array.from(new TextDecoder("windows-1252").decode(everyByte));
  const byteOf = new Map(characters.map((character, byte) => [character, byte]));
  const isUtf16 = encoding !== "windows-1252";
  const view = new DataView(new ArrayBuffer(isUtf16 ? 2 * text.length : text.length));
  for (let index = 0; index < text.length; index += 1) {
    if (isUtf16) view.setUint16(2 * index, text.charCodeAt(index), encoding === "utf-16le");
    else view.setUint8(index, byteOf.get(text.charAt(index))!);
    if (index % BLOCK_CHARACTERS === 0) yield index / text.length;
  }
  return new Uint8Array(view.buffer);
}
