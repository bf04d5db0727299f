/* oxlint-disable no-await-in-loop -- one part comes behind the other */
import { createMailboxReader, type MailboxCounts } from "../../core";
import { nextTask, PATIENCE_MS, takeInSlices } from "../../platform/runInSlices";

/**
 * Counts who writes to which address of a mailbox file of any size, while the page goes on. The signal ends it.
 *
 * @param onLong Gets the percentage that is read, after a second.
 * @returns `null` if the file breaks, and after an abort.
 */
export async function readMailboxFile(
  file: Blob,
  signal: AbortSignal,
  onLong: (percent: number) => void,
): Promise<MailboxCounts | null> {
  const longAt = performance.now() + PATIENCE_MS;
  let size = 0;
  const mails = createMailboxReader();
  // Safari cannot loop over a stream: https://bugs.webkit.org/show_bug.cgi?id=194379
  const stream = file.stream().getReader();
  try {
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      await takeInSlices(mails.add(part.value));
      // The browser hands out the parts without a pause.
      await nextTask();
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
