/** A part of a file, and the share of the file that has been read with it, from 0 to 1. */
interface ReadBytes {
  readonly bytes: Uint8Array;
  readonly share: number;
}

/**
 * Reads a file of any size, part by part. Reading ends with the loop that asks for the parts.
 *
 * @throws {DOMException} If the browser cannot read the file, or can no longer.
 */
export async function* readBytes(file: Blob): AsyncGenerator<ReadBytes, void> {
  // Safari cannot loop over a stream: https://bugs.webkit.org/show_bug.cgi?id=194379
  const reader = file.stream().getReader();
  try {
    let read = 0;
    // oxlint-disable-next-line no-await-in-loop -- one part comes behind the other
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      read += next.value.length;
      yield { bytes: next.value, share: read / file.size };
    }
  } finally {
    // A stream that has failed cannot be ended.
    await reader.cancel().catch(() => {});
  }
}
