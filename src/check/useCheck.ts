import { useState } from "react";

import { type Check, checkAddresses, isMailboxFile, MAILBOX_BEGINNING_LENGTH, type MailboxCounts } from "../core";
import { createPart } from "../platform/createPart";
import { type FileError, MAX_FILE_BYTES, type ReadText, readTextFile } from "../platform/readTextFile";
import { runInSlices } from "../platform/runInSlices";
import { useLoad } from "../toasts/useLoad";
import { useLatest } from "../ui/useLatest";
import { type Item, toItems } from "./toItems";

export const mailReaderPart = createPart(
  import.meta.glob<typeof import("./mailbox/mailReader")>("/src/check/mailbox/mailReader.ts"),
);

interface SourceText extends ReadText {
  /** The name of its file; `null` if it was typed or pasted. */
  readonly name: string | null;
}

export interface CheckedSource extends Check {
  readonly source: SourceText;
  readonly text: string;
  readonly items: readonly Item[];
}

/** A file, or a pasted text that is too long for the field. */
export type LargeText = Pick<SourceText, "name"> & { readonly size: number };

interface CheckState {
  readonly text: string;
  /** Hides the field, which keeps its text. */
  readonly large: LargeText | null;
  readonly refusal: { readonly error: FileError | "spreadsheet" | "several"; readonly name: string | null } | null;
  /** The percentage that is done; `null` as long as it is quick, and at its end. */
  readonly progress: number | "stopped" | null;
  /** The last result, of a text or of a mailbox file. It stays until the next one is there. */
  readonly check: CheckedSource | null;
  readonly counts: MailboxCounts | null;
}

const NO_RESULT = { progress: null, check: null, counts: null };
const EMPTY: CheckState = { ...NO_RESULT, text: "", large: null, refusal: null };

/** A field with more text makes the browser slow: each key lays all of it out again. */
export const FIELD_MAX_LENGTH = 100_000;
const SPREADSHEET = /\.(?:xls[xmb]|ods|numbers)$/i;

/** Checks texts and mailbox files, one at a time. A short text is checked at once. */
export function useCheck() {
  const load = useLoad();
  const startOpening = useLatest();
  const startChecking = useLatest();
  const [state, setState] = useState(EMPTY);
  const change = (news: Partial<CheckState>) => setState((last) => ({ ...last, ...news }));
  const onLong = (progress: number) => change({ progress });

  /** Ends the check of what was there before, and the reading of a file. */
  function begin(input: Partial<CheckState>): AbortSignal {
    startOpening();
    change({ refusal: null, progress: null, ...input });
    return startChecking();
  }

  function takeText(source: SourceText, input: Partial<CheckState>): void {
    const signal = begin(input);
    if (isMailboxFile(source.text)) return countMails(new Blob([source.text]), source.name, signal);
    if (source.text.trim() === "") return change(NO_RESULT);
    const onDone = (check: CheckedSource) => change({ ...NO_RESULT, check });
    signal.addEventListener("abort", runInSlices(checkSource(source), { onDone, onLong }));
  }

  function countMails(file: Blob, name: string | null, signal: AbortSignal): void {
    async function count(): Promise<void> {
      const counts = await mailReaderPart.current()!.readMailboxFile(file, signal, onLong);
      if (signal.aborted) return;
      change(counts === null ? { ...NO_RESULT, refusal: { error: "unreadable", name } } : { ...NO_RESULT, counts });
    }
    void load(mailReaderPart, () => void count());
  }

  /** Takes the text of the field. Too long a text hides the field, and leaves the text that it had. */
  function type(text: string): void {
    const source = { text, name: null, encoding: "utf-8", hasMark: false } as const;
    if (text.length <= FIELD_MAX_LENGTH) takeText(source, { text, large: null });
    // Most characters are one byte.
    else if (text.length > MAX_FILE_BYTES) change({ refusal: { error: "too-large", name: null } });
    else takeText(source, { large: { name: null, size: text.length } });
  }

  async function open([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    if (others.length > 0) return change({ refusal: { error: "several", name: null } });
    const { name, size } = file;
    const signal = startOpening();
    // `readTextFile` says why a file cannot be read.
    const start = file.slice(0, MAILBOX_BEGINNING_LENGTH);
    const beginning = await start.text().catch(() => "");
    if (signal.aborted) return;
    if (isMailboxFile(beginning, size > MAILBOX_BEGINNING_LENGTH))
      return countMails(file, name, begin({ large: { name, size } }));
    const read = await readTextFile(file);
    if (signal.aborted) return;
    if (read.ok) takeText({ ...read, name }, { large: { name, size } });
    else
      change({ refusal: { error: read.error === "zip" && SPREADSHEET.test(name) ? "spreadsheet" : read.error, name } });
  }

  /** Fills the field with a made-up mailbox file. What a person gives meanwhile comes first. */
  function tryMailbox(tag: string): void {
    const signal = startOpening();
    void load(mailReaderPart, () => signal.aborted || type(mailReaderPart.current()!.writeSampleMailbox(tag)));
  }

  function stop(): void {
    startChecking();
    change({ progress: "stopped" });
  }

  return { ...state, type, open, remove: () => type(state.text), tryMailbox, stop };
}

/** Checks a text, without the characters that only stand for bytes. */
function* checkSource(source: SourceText) {
  const text = source.encoding === null ? yield* hideBytes(source.text) : source.text;
  const check = yield* checkAddresses(text);
  return { ...check, source, text, items: yield* toItems(check) };
}

const BLOCK_CHARACTERS = 250_000;

/** Hides the bytes that may be half a character, because the other half may look like a letter of ASCII. */
function* hideBytes(text: string) {
  const blocks: string[] = [];
  for (let start = 0; start < text.length; start += BLOCK_CHARACTERS) {
    blocks.push(text.slice(start, start + BLOCK_CHARACTERS).replaceAll(/[^\0-\u007F]/g, "\uFFFD"));
    yield start / text.length;
  }
  return blocks.join("");
}
