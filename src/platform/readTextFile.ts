import { takeInSlices } from "./runInSlices";

/** The largest file that is read. */
export const MAX_FILE_BYTES = 20_000_000;

/** The part of a file that one step decodes. */
const BLOCK_BYTES = 250_000;

/**
 * Why a file is refused: it is larger than 20 MB, it is no text, or the browser cannot read it (a folder, or a file
 * that is no longer there).
 */
export type FileError = "too-large" | "no-text" | "unreadable";

/** A text without its byte order mark, and whether each of its characters only stands for a byte (`toBytes`). */
export type FileText =
  | { readonly ok: true; readonly text: string; readonly isInBytes: boolean }
  | { readonly ok: false; readonly error: FileError };

/**
 * Reads a text file: UTF-8, UTF-16, or else Windows-1252. Older programs save in many encodings, and no byte says in
 * which. In all of them ASCII is ASCII, and where the other letters are not surely right, the text is said to be in
 * bytes. It decodes in slices, so that the page goes on meanwhile. It never rejects.
 */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, error: "too-large" };
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, error: "unreadable" };
  }
  for (const encoding of encodingsOf(bytes)) {
    // oxlint-disable-next-line no-await-in-loop -- the second is needed only if the first fails
    const decoded = await takeInSlices(decodeBlocks(bytes, encoding));
    if (decoded !== null) return { ok: true, ...decoded };
  }
  return { ok: false, error: "no-text" };
}

/** A text begins with ASCII, as a rule: its first character tells UTF-16 without a byte order mark. */
function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return ["utf-16le"];
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return ["utf-16be"];
  return ["utf-8", OLD_ENCODING];
}

/** It has a character for every byte. */
const OLD_ENCODING = "windows-1252";

/** No text has them. Old ones have an escape character (ISO-2022-JP), and end with Ctrl+Z (DOS). */
// oxlint-disable-next-line no-control-regex -- these two are meant
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\v\f\r\u001A\u001B\u007F-\u009F]/u;

/**
 * A sign of another encoding than Windows-1252: a character that is no letter of Western Europe, two beside each other,
 * as those of Asia and of Cyrillic words are, or one outside of a word.
 */
const UNSURE = /[^\0-\u007FÀ-ÖØ-öø-ÿ]|[À-ÿ]{2}|(?<![A-Za-z])[À-ÿ](?![A-Za-z])/;

/** Gives the text; `null` if the bytes do not have this encoding, or are no text. */
function* decodeBlocks(
  bytes: Uint8Array,
  encoding: string,
): Generator<number, { readonly text: string; readonly isInBytes: boolean } | null, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const isOld = encoding === OLD_ENCODING;
  const blocks: string[] = [];
  let isInBytes = false;
  try {
    for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
      const block = decoder.decode(bytes.subarray(start, start + BLOCK_BYTES), { stream: true });
      if (block.includes("\0") || (isOld && CONTROL_CHARACTER.test(block))) return null;
      isInBytes ||= isOld && UNSURE.test(block);
      blocks.push(block);
      yield start / bytes.length;
    }
    return { text: blocks.concat(decoder.decode()).join(""), isInBytes };
  } catch {
    return null;
  }
}
