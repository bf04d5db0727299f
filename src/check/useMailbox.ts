import { useRef, useState } from "react";

import { useLoad } from "../toasts/useLoad";
import { useLatest } from "../ui/useLatest";
import { mailReaderPart } from "./checkParts";
import type { Mailbox } from "./mailbox/startReading";

const OPENED = { percent: null, isStopped: false, isBroken: false, counts: null };

/** Reads mailbox files, one at a time. `mailbox` is `null` without one. */
export function useMailbox() {
  const [mailbox, setMailbox] = useState<Mailbox | null>(null);
  const load = useLoad();
  const startLatest = useLatest();
  const reading = useRef<{ readonly pause: () => void; readonly resume: () => void }>(undefined);

  function open(file: Blob): void {
    const signal = startLatest();
    setMailbox({ ...OPENED, file });
    const change = (news: Partial<Mailbox>) => signal.aborted || setMailbox((last) => last && { ...last, ...news });
    void load(mailReaderPart, () => {
      reading.current = mailReaderPart.current()!.startReading(file, signal, change);
    });
  }

  function close(): void {
    startLatest();
    setMailbox(null);
  }

  return {
    mailbox,
    open,
    close,
    pause: () => reading.current?.pause(),
    resume: () => reading.current?.resume(),
  };
}
