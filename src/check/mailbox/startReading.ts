import { createMailboxReader, type MailboxCounts } from "../../core";
import { readBytes } from "../../platform/readBytes";
import { nextTask, PATIENCE_MS, SLICE_MS, takeInSlices } from "../../platform/runInSlices";

/** A mailbox file, and how far it is read. */
export interface Mailbox {
  readonly file: Blob;
  /** `null` as long as it is quick, and at its end. */
  readonly percent: number | null;
  readonly isStopped: boolean;
  /** Whether the browser could not read on. */
  readonly isBroken: boolean;
  readonly counts: MailboxCounts | null;
}

/**
 * Counts who writes to which address of a mailbox file, while the page goes on.
 *
 * @param signal Ends it.
 * @param onChange Gets the progress, and then the counts.
 */
export function startReading(file: Blob, signal: AbortSignal, onChange: (news: Partial<Mailbox>) => void) {
  const start = performance.now();
  let sliceEnd = start + SLICE_MS;
  let percent: number | null = null;
  /** Resolves once reading may go on. */
  let turn = Promise.resolve();
  let resume = () => {};
  signal.addEventListener("abort", () => resume());
  void read().then(onChange);

  async function read(): Promise<Partial<Mailbox>> {
    const reader = createMailboxReader();
    try {
      for await (const { bytes, share } of readBytes(file)) {
        const steps = reader.add(bytes);
        do {
          // oxlint-disable-next-line no-await-in-loop -- the steps come one after the other
          if (performance.now() > sliceEnd) await endSlice();
        } while (steps.next().done !== true);
        report(Math.floor(share * 100));
        await turn;
        signal.throwIfAborted();
      }
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return { isBroken: true, percent: null };
    }
    return { counts: await takeInSlices(reader.end()), percent: null };
  }

  /** A slice may have several parts of the file, because the browser hands them out without a pause. */
  async function endSlice(): Promise<void> {
    await nextTask();
    sliceEnd = performance.now() + SLICE_MS;
  }

  function report(next: number): void {
    if (next === percent || performance.now() - start < PATIENCE_MS) return;
    percent = next;
    onChange({ percent });
  }

  return {
    pause(): void {
      turn = new Promise((resolve) => {
        resume = resolve;
      });
      onChange({ isStopped: true });
    },
    resume(): void {
      resume();
      onChange({ isStopped: false });
    },
  };
}
