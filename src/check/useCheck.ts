import { useRef, useState } from "react";

import { type Check, checkAddresses, type Steps } from "../core";
import type { ReadText } from "../platform/readTextFile";
import { runInSlices } from "../platform/runInSlices";
import { type Item, toItems } from "./toItems";

/** A text to check, and where it comes from. */
export interface SourceText extends ReadText {
  /** The name of its file; `null` if it was typed or pasted. */
  readonly name: string | null;
}

/** A text that is typed or pasted. */
export const TYPED: SourceText = { text: "", name: null, encoding: "utf-8", hasMark: false };

export interface CheckedSource extends Check {
  readonly source: SourceText;
  /** The text that was read. */
  readonly text: string;
  readonly items: readonly Item[];
}

/**
 * Checks texts, one at a time: a new text ends the check of the last one. A short text is checked at once. The last
 * result stays until the next one is there. It is `null` for an empty text.
 */
export function useCheck() {
  const [check, setCheck] = useState<CheckedSource | null>(null);
  /** How much of a long check is done; `null` if no check takes long. */
  const [percent, setPercent] = useState<number | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const steps = useRef<Steps<CheckedSource>>(undefined);
  const end = useRef(() => {});

  function start(source: SourceText): void {
    end.current();
    setPercent(null);
    steps.current = checkSource(source);
    if (source.text.trim() === "") setCheck(null);
    else resume();
  }

  function resume(): void {
    setIsStopped(false);
    end.current = runInSlices(steps.current!, {
      onDone: (result) => {
        setCheck(result);
        setPercent(null);
      },
      onLong: setPercent,
    });
  }

  function pause(): void {
    end.current();
    setIsStopped(true);
  }

  return { check, percent, isStopped, start, pause, resume };
}

/** Checks a text, without the characters that only stand for bytes. */
function* checkSource(source: SourceText): Steps<CheckedSource> {
  const text = source.encoding === null ? yield* hideBytes(source.text) : source.text;
  const check = yield* checkAddresses(text);
  return { ...check, source, text, items: yield* toItems(check) };
}

const BLOCK_CHARACTERS = 250_000;

/** Hides the bytes that may be half a character, because the other half may look like a letter of ASCII. */
function* hideBytes(text: string): Steps<string> {
  const blocks: string[] = [];
  for (let start = 0; start < text.length; start += BLOCK_CHARACTERS) {
    blocks.push(text.slice(start, start + BLOCK_CHARACTERS).replaceAll(/[^\0-\u007F]/g, "\uFFFD"));
    yield start / text.length;
  }
  return blocks.join("");
}
