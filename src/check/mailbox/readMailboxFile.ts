import { createMailboxReader, type MailboxCounts } from "../../core";
import { nextTask, PATIENCE_MS, SLICE_MS, takeInSlices } from "../../platform/runInSlices";

/**
 * Counts who writes to which address of a mailbox file of any size, while the page goes on. The signal ends it.
 *
 * @param onLong Gets the percentage that is read, after a second.
 * @returns `null` if the file breaks. After an abort, nothing that it returns counts.
 */
export async function readMailboxFile(
  file: Blob,
  signal: AbortSignal,
  onLong: (percent: number) => void,
): Promise<MailboxCounts | null> {
  const longAt = performance.now() + PATIENCE_MS;
  let sliceEnd = performance.now() + SLICE_MS;
  let size = 0;
  const mails = createMailboxReader();
  // Safari cannot loop over a stream: https://bugs.webkit.org/show_bug.cgi?id=194379
  const stream = file.stream().getReader();
  try {
    // oxlint-disable-next-line no-await-in-loop -- one part comes behind the other
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      const steps = mails.add(part.value);
      while (steps.next().done !== true) {
        // A slice may have several parts of the file, because the browser hands them out without a pause.
        if (performance.now() < sliceEnd) continue;
        // oxlint-disable-next-line no-await-in-loop -- the steps come one after the other
        await nextTask();
        sliceEnd = performance.now() + SLICE_MS;
      }
      if (signal.aborted) {
        void stream.cancel();
        return null;
      }
      size += part.value.length;
      if (performance.now() > longAt) onLong(Math.floor((size / file.size) * 100));
    }
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
  return takeInSlices(mails.end());
}
