import { useRef, useState } from "react";

import { type Check, checkAddresses, type Steps } from "../core";
import { runInSlices } from "../platform/runInSlices";

/** A check that ends sooner shows no progress: a bar that flashes up would only disturb. */
const PATIENCE_MS = 1000;

/** Some browsers count the second tap of a double one as a first one. */
const DOUBLE_PRESS_MS = 500;

/** A check that takes long, or that the person has stopped. */
interface LongCheck {
  readonly percent: number;
  readonly isStopped: boolean;
}

/**
 * Checks texts, one at a time: a new one ends the check of the last one. A short text is checked at once. The result
 * of the last text stays until the next one is there, or takes long. It is `null` for an empty text.
 */
export function useCheck() {
  const [check, setCheck] = useState<Check | null>(null);
  const [longCheck, setLongCheck] = useState<LongCheck | null>(null);
  const steps = useRef<Steps<Check>>(undefined);
  const end = useRef(() => {});
  const resumedAt = useRef(-Infinity);

  function start(text: string): void {
    end.current();
    setLongCheck(null);
    steps.current = checkAddresses(text);
    if (text.trim() === "") setCheck(null);
    else run(steps.current);
  }

  function resume({ timeStamp }: Pick<Event, "timeStamp">): void {
    if (steps.current === undefined) return;
    // A second press must not take the same steps beside the first one.
    end.current();
    resumedAt.current = timeStamp;
    setLongCheck((shown) => shown && { ...shown, isStopped: false });
    run(steps.current);
  }

  function run(taken: Steps<Check>): void {
    let percent = 0;
    let isLong = false;
    const show = () => {
      isLong = true;
      setLongCheck((shown) => (shown?.percent === percent && !shown.isStopped ? shown : { percent, isStopped: false }));
    };
    const timer = setTimeout(show, PATIENCE_MS);
    const stop = runInSlices(taken, {
      onDone: (result) => {
        clearTimeout(timer);
        setCheck(result);
        setLongCheck(null);
      },
      onPause: (share) => {
        percent = Math.floor(share * 100);
        if (isLong) show();
      },
    });
    end.current = () => {
      clearTimeout(timer);
      stop();
    };
  }

  function pause({ timeStamp }: Pick<Event, "timeStamp">): void {
    // It was meant for the button to continue, which is the same one.
    if (timeStamp - resumedAt.current < DOUBLE_PRESS_MS) return;
    end.current();
    setLongCheck((shown) => shown && { ...shown, isStopped: true });
  }

  return { check, longCheck, start, pause, resume };
}
