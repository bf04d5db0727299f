import { writeSecondCopy } from "./secondCopy";

/** So that many changes in a row are one write. */
const REST_MS = 1000;

/**
 * Decides when the second copy is written: once the changes have rested, or as soon as the page is hidden, because the
 * browser may end a hidden page at any time.
 *
 * @param mayWrite Whether there is a book at that time.
 */
export function createCopyTimer(mayWrite: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes follow one another, so that the last one has what was read last. */
  let lastWrite = Promise.resolve();

  function writeNow(): void {
    if (timer !== undefined && mayWrite()) lastWrite = lastWrite.then(writeSecondCopy);
    clearTimeout(timer);
    timer = undefined;
  }

  function handleVisibilityChange(): void {
    if (document.visibilityState === "hidden") writeNow();
  }

  return {
    start() {
      document.addEventListener("visibilitychange", handleVisibilityChange);
    },
    /** Has the copy written after the next rest. */
    restart() {
      clearTimeout(timer);
      timer = setTimeout(writeNow, REST_MS);
    },
    /** Writes at once what waits to be written. Resolves once nothing is written any more. */
    stop(): Promise<void> {
      document.removeEventListener("visibilitychange", handleVisibilityChange);
      writeNow();
      return lastWrite;
    },
  };
}
