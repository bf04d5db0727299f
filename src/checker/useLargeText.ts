import { useState } from "react";

import { type FileError, MAX_FILE_BYTES, readTextFile } from "../platform/readTextFile";
import { useLatest } from "../ui/useLatest";

/** A text that is too long to be shown in the field: a file, or what was pasted. */
export interface LargeText {
  /** The name of the file; `null` if the text was pasted. */
  readonly name: string | null;
  /** In bytes. */
  readonly size: number;
}

/** Why a file or a paste was refused. */
export interface Refusal {
  readonly error: FileError | "several";
  readonly name: string | null;
}

/** Takes large texts, one at a time. One that is refused leaves the last one where it is. */
export function useLargeText(onText: (text: string) => void) {
  const [largeText, setLargeText] = useState<LargeText | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const startLatest = useLatest();

  function take(next: LargeText, text: string): void {
    setRefusal(null);
    setLargeText(next);
    onText(text);
  }

  async function open([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    if (others.length > 0) return setRefusal({ error: "several", name: null });
    const signal = startLatest();
    const result = await readTextFile(file);
    // Another one may have been opened meanwhile.
    if (signal.aborted) return;
    if (result.ok) take({ name: file.name, size: file.size }, result.text);
    else setRefusal({ error: result.error, name: file.name });
  }

  function paste(text: string): void {
    // A file that is still being read must not take its place.
    startLatest();
    // Mostly one byte each.
    const size = text.length;
    if (size > MAX_FILE_BYTES) setRefusal({ error: "too-large", name: null });
    else take({ name: null, size }, text);
  }

  function remove(): void {
    startLatest();
    setRefusal(null);
    setLargeText(null);
  }

  return { largeText, refusal, open, paste, remove, dismissRefusal: () => setRefusal(null) };
}
