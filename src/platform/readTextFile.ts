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

export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: FileError };

/**
 * Reads a text file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which older programs save. It
 * decodes in slices, so that the page goes on meanwhile. It never rejects.
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
    const text = await takeInSlices(decodeBlocks(bytes, encoding));
    if (text !== null) return { ok: true, text };
  }
  return { ok: false, error: "no-text" };
}

function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if (first === 0xff && second === 0xfe) return ["utf-16le"];
  if (first === 0xfe && second === 0xff) return ["utf-16be"];
  return ["utf-8", "windows-1252"];
}

/** Every byte means something in Windows-1252, but only other files have its control characters. */
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\v\f\r]/u;

/** Gives the text; `null` if the bytes do not have this encoding, or are no text. */
function* decodeBlocks(bytes: Uint8Array, encoding: string): Generator<number, string | null, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const blocks: string[] = [];
  try {
    for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
      const block = decoder.decode(bytes.subarray(start, start + BLOCK_BYTES), { stream: true });
      const isText = encoding === "windows-1252" ? !CONTROL_CHARACTER.test(block) : !block.includes("\0");
      if (!isText) return null;
      blocks.push(block);
      yield start / bytes.length;
    }
    return blocks.concat(decoder.decode()).join("");
  } catch {
    return null;
  }
}
