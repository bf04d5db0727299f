import { takeInSlices } from "./runInSlices";

export const MAX_FILE_BYTES = 20_000_000;

const BLOCK_BYTES = 250_000;

/** Why a file is refused. The browser cannot read a folder, or a file that is no longer there. */
export type FileError = "too-large" | "zip" | "no-text" | "unreadable";

type Unicode = "utf-8" | "utf-16le" | "utf-16be";

/** A text without its byte order mark, and how its file is written. */
interface ReadText {
  readonly text: string;
  /** Whether each character only stands for a byte, because nobody could tell the encoding (`toBytes`). */
  readonly isInBytes: boolean;
  /** Windows-1252 gives back any bytes. */
  readonly encoding: Unicode | "windows-1252";
  readonly hasMark: boolean;
  /** The file itself if its encoding is no Unicode, because browsers cannot write such a text. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

export type FileText = ({ readonly ok: true } & ReadText) | { readonly ok: false; readonly error: FileError };

/**
 * Reads a text file: UTF-8, UTF-16, ISO-2022-JP, Windows-1252 where that is sure, or what a library tells. Older programs
 * save in many encodings, and no byte says in which. It decodes in slices, so that the page goes on meanwhile. It never
 * rejects.
 */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: "too-large" };
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, error: "unreadable" };
  }
  if (decodeAs(bytes.subarray(0, 4), ONE_BYTE) === "PK\u0003\u0004") return { ok: false, error: "zip" };
  const encoding = findUnicode(bytes);
  const isJapanese = JAPANESE.test(decodeAs(bytes.subarray(0, BLOCK_BYTES), ONE_BYTE));
  const unicode = isJapanese ? null : await takeInSlices(decodeBlocks(bytes, encoding));
  if (unicode !== null) {
    const hasMark = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes.subarray(0, 4)).startsWith("\uFEFF");
    return { ok: true, text: unicode, isInBytes: false, encoding, hasMark, bytes: null };
  }
  const text = encoding === "utf-8" ? await takeInSlices(decodeBlocks(bytes, ONE_BYTE)) : null;
  if (text === null) return { ok: false, error: "no-text" };
  const other = { ok: true, encoding: ONE_BYTE, hasMark: false, bytes } as const;
  if (!UNSURE.test(text)) return { ...other, text, isInBytes: false };
  const detected = isJapanese ? "iso-2022-jp" : await detectEncoding(bytes);
  const decoded = detected === null ? null : await takeInSlices(decodeBlocks(bytes, detected));
  return { ...other, text: decoded ?? text, isInBytes: decoded === null };
}

/** It has a character for every byte. */
const ONE_BYTE = "windows-1252";

function decodeAs(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** The bytes that tell UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 2000;

/** Finds the encoding if it is one of Unicode. In UTF-16, one of the two bytes of each ASCII letter is zero. */
function findUnicode(bytes: Uint8Array): Unicode {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const countZeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const excess = countZeros(0) - countZeros(1);
  if (excess === 0) return "utf-8";
  return excess > 0 ? "utf-16be" : "utf-16le";
}

/** ISO-2022-JP has ASCII bytes only. This sequence begins its letters. */
// oxlint-disable-next-line no-control-regex -- it is meant
const JAPANESE = /\u001B\$[@B]/;

/** No text has these. Old texts may have an escape character (ISO-2022-JP), and end with Ctrl+Z (DOS). */
// oxlint-disable-next-line no-control-regex -- these two, and the separators of programs, are meant
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\v\f\r\u001A-\u001F\u007F-\u009F]/u;

/**
 * A sign of another encoding than Windows-1252: a character that is no letter of Western Europe, two letters beyond ASCII
 * side by side, as in Asian and Cyrillic texts, or one outside of a word.
 */
// oxlint-disable-next-line no-control-regex -- it begins letters of ISO-2022-JP
const UNSURE = /\u001B\$|[^\0-\u007FÀ-ÖØ-öø-ÿ]|[À-ÿ]{2}|(?<![A-Za-z])[À-ÿ](?![A-Za-z])/;

/** The bytes that a library looks at. They begin a little before the first letter beyond ASCII. */
const TOLD_BYTES = 20_000;
const SURE = 100;

/** Asks a library for an encoding; `null` if it is not sure, or could not be loaded. */
async function detectEncoding(bytes: Uint8Array): Promise<string | null> {
  const start = Math.max(0, bytes.findIndex((byte) => byte > 0x7f || byte === 0x1b) - SAMPLE_BYTES);
  try {
    const { analyse } = await import("chardet");
    const [best] = analyse(bytes.subarray(start, start + TOLD_BYTES));
    return best?.confidence === SURE ? new TextDecoder(best.name).encoding : null;
  } catch {
    return null;
  }
}

/** Gives the text; `null` if the bytes do not have this encoding, or are no text. */
function* decodeBlocks(bytes: Uint8Array, encoding: string): Generator<number, string | null, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const blocks: string[] = [];
  try {
    for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
      const block = decoder.decode(bytes.subarray(start, start + BLOCK_BYTES), { stream: true });
      if (block.includes("\0") || (encoding !== "utf-8" && CONTROL_CHARACTER.test(block))) return null;
      blocks.push(block);
      yield start / bytes.length;
    }
    return blocks.concat(decoder.decode()).join("");
  } catch {
    return null;
  }
}
