import { useRef } from "react";

import { useTexts } from "../i18n/useTexts";
import { downloadFile, type TextFile } from "../platform/downloadFile";
import { useToasts } from "./ToastProvider";

/** A person who presses twice for one file does so faster. */
const DOUBLE_PRESS_MS = 1_000;

/**
 * Saves a file, once for a double press, and says so in a toast. Not every screen reader announces what the browser
 * itself shows.
 *
 * @param said The text of the toast; "File saved" without it.
 * @returns A promise of the end of the toast. A toast that is shown then does not cover this one.
 */
export function useDownload(): (file: TextFile, said?: string) => Promise<void> {
  const t = useTexts("toasts");
  const showToast = useToasts();
  const last = useRef<{ file: string; text: TextFile["text"]; at: number; gone: Promise<void> } | null>(null);

  return (file, said = t("saved")) => {
    const at = performance.now();
    const name = `${file.name}.${file.extension}`;
    const isRepeated =
      last.current?.file === name && last.current.text === file.text && at - last.current.at < DOUBLE_PRESS_MS;
    if (!isRepeated) downloadFile(file);
    const gone = isRepeated ? last.current!.gone : showToast("success", said).gone;
    last.current = { file: name, text: file.text, at, gone };
    return gone;
  };
}
