import { takeInSlices } from "./runInSlices";

export const MAX_FILE_BYTES = 20_000_000;

const BLOCK_BYTES = 250_000;

const UTF_16_BY_MARK: Readonly<Record<string, Encoding>> = { "\u00FF\u00FE": "utf-16le", "\u00FE\u00FF": "utf-16be" };

/** Why a file is refused. The browser cannot read a folder, or a file that is no longer there. */
export type FileError = "too-large" | "zip" | "no-text" | "unreadable";

/** How a file is written; `null` if nobody can tell: each character stands for a byte then (`toBytes`). */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | null;

export interface ReadText {
  /** Without its byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly hasMark: boolean;
}

export type FileText = ({ readonly ok: true } & ReadText) | { readonly ok: false; readonly error: FileError };

/** Reads a text file in slices: UTF-16 with its mark, UTF-8, or any other byte by byte. It never rejects. */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: "too-large" };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (buffer === null) return { ok: false, error: "unreadable" };
  const bytes = new Uint8Array(buffer);
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (beginning === "PK\u0003\u0004") return { ok: false, error: "zip" };
  const encoding = UTF_16_BY_MARK[beginning.slice(0, 2)] ?? "utf-8";
  const unicode = await takeInSlices(decodeBlocks(bytes, encoding));
  const text = unicode ?? (await takeInSlices(decodeBlocks(bytes, null)));
  if (text === null) return { ok: false, error: "no-text" };
  const hasMark = text.startsWith("\uFEFF");
  return { ok: true, text: hasMark ? text.slice(1) : text, encoding: unicode === null ? null : encoding, hasMark };
}

/** Text of an old encoding has none of these. It may have an escape character, and end with Ctrl+Z (DOS). */
// oxlint-disable-next-line no-control-regex -- it is meant
const CONTROL_CHARACTER = /[\0-\u0008\u000E-\u0019]/;

/** Gives the text with its mark; `null` if the bytes do not have this encoding, or are no text. */
function* decodeBlocks(bytes: Uint8Array, encoding: Encoding): Generator<number, string | null, void> {
  const decoder = new TextDecoder(encoding ?? "windows-1252", { fatal: true, ignoreBOM: true });
  const blocks: string[] = [];
  try {
    for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
      const block = decoder.decode(bytes.subarray(start, start + BLOCK_BYTES), { stream: true });
      if (encoding === null ? CONTROL_CHARACTER.test(block) : block.includes("\0")) return null;
      blocks.push(block);
      yield start / bytes.length;
    }
    return blocks.concat(decoder.decode()).join("");
  } catch {
    return null;
  }
}

const SLICE_CHARACTERS = 50_000;

/** Encodes a text in UTF-16, or gives back the bytes of one that was read byte by byte above. */
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
    if (index % SLICE_CHARACTERS === 0) yield index / text.length;
  }
  return new Uint8Array(view.buffer);
}
