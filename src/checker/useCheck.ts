import { useRef, useState } from "react";

import { type Check, checkAddresses, type Steps } from "../core";
import { runInSlices } from "../platform/runInSlices";
import { hideBytes, type SourceText } from "./sourceText";
import { type Item, toItems } from "./toItems";

/** Some browsers count the second tap of a double one as a first one. */
const DOUBLE_PRESS_MS = 500;

export interface CheckedText extends Check {
  readonly source: SourceText;
  /** The text that was read. */
  readonly text: string;
  readonly items: readonly Item[];
}

/**
 * Checks texts, one at a time: a new one ends the check of the last one. A short text is checked at once. The result
 * of the last text stays until the next one is there, or takes long. It is `null` for an empty text.
 */
export function useCheck() {
  const [check, setCheck] = useState<CheckedText | null>(null);
  /** It takes long, or the person has stopped it. */
  const [longCheck, setLongCheck] = useState<{ readonly percent: number; readonly isStopped: boolean } | null>(null);
  const steps = useRef<Steps<CheckedText>>(undefined);
  const end = useRef(() => {});
  const resumedAt = useRef(-Infinity);

  function start(source: SourceText): void {
    end.current();
    setLongCheck(null);
    steps.current = checkSource(source);
    if (source.text.trim() === "") setCheck(null);
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

  function run(taken: Steps<CheckedText>): void {
    end.current = runInSlices(taken, {
      onDone: (result) => {
        setCheck(result);
        setLongCheck(null);
      },
      onLong: (percent) =>
        setLongCheck((shown) =>
          shown?.percent === percent && !shown.isStopped ? shown : { percent, isStopped: false },
        ),
    });
  }

  function pause({ timeStamp }: Pick<Event, "timeStamp">): void {
    // It was meant for the button to continue, which is the same one.
    if (timeStamp - resumedAt.current < DOUBLE_PRESS_MS) return;
    end.current();
    setLongCheck((shown) => shown && { ...shown, isStopped: true });
  }

  return { check, longCheck, start, pause, resume };
}

function* checkSource(source: SourceText): Steps<CheckedText> {
  const text = source.isInBytes ? yield* hideBytes(source.text) : source.text;
  const check = yield* checkAddresses(text);
  return { ...check, source, text, items: yield* toItems(check) };
}
