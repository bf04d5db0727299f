import { useRef, useState } from "react";

import { type Check, checkAddresses, type Steps } from "../core";
import { runInSlices } from "../platform/runInSlices";
import { hideBytes, type SourceText } from "./sourceText";
import { type Item, toItems } from "./toItems";

export interface CheckedSource extends Check {
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
  const [check, setCheck] = useState<CheckedSource | null>(null);
  /** It takes long, or the person has stopped it. */
  const [longCheck, setLongCheck] = useState<{ readonly percent: number; readonly isStopped: boolean } | null>(null);
  const steps = useRef<Steps<CheckedSource>>(undefined);
  const end = useRef(() => {});

  function start(source: SourceText): void {
    end.current();
    setLongCheck(null);
    steps.current = checkSource(source);
    if (source.text.trim() === "") setCheck(null);
    else run(steps.current);
  }

  function resume(): void {
    if (steps.current === undefined) return;
    setLongCheck((shown) => shown && { ...shown, isStopped: false });
    run(steps.current);
  }

  function run(taken: Steps<CheckedSource>): void {
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

  function pause(): void {
    end.current();
    setLongCheck((shown) => shown && { ...shown, isStopped: true });
  }

  return { check, longCheck, start, pause, resume };
}

/** Checks a text. A character that only stands for a byte is not read. */
export function* checkSource(source: SourceText): Steps<CheckedSource> {
  const text = source.isInBytes ? yield* hideBytes(source.text) : source.text;
  const check = yield* checkAddresses(text);
  return { ...check, source, text, items: yield* toItems(check) };
}
