import { type RefObject, useState } from "react";

import { useBook } from "../book/useBook";
import { BOOK_COLUMNS, type BookResult, readBook } from "../core";
import { useTexts } from "../i18n/useTexts";
import { type FileText, readTextFile } from "../platform/readTextFile";
import { takeInSlices } from "../platform/runInSlices";
import { Dialog } from "../ui/Dialog";
import { FileDrop } from "../ui/FileDrop";
import { FileInput } from "../ui/FileInput";
import { useLatest } from "../ui/useLatest";
import { type BackupChanges, BackupContent, compareBackup } from "./BackupContent";
import { MEMORY_SWITCH } from "./BookSwitch";
import { dateOrderOf } from "./dateOrderOf";

interface OpenedBackup {
  readonly name: string;
  /** Whether it was dropped together with others. */
  readonly isOneOfMany: boolean;
  readonly result: BackupChanges | Exclude<BookResult | FileText, { ok: true }>;
}

/** Windows-1252 has no letters for these bytes, so the text is in another old encoding. */
const UNREADABLE = /[\u0081\u008D\u008F\u0090\u009D]/;

export function BackupOpener({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  const t = useTexts("given");
  const { store } = useBook();
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const startLatest = useLatest();

  async function open([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    const signal = startLatest();
    const text = await readTextFile(file);
    // Recipients would be stored with wrong letters.
    const content = text.ok && UNREADABLE.test(text.text) ? ({ ok: false, error: "no-text" } as const) : text;
    // In slices: ten thousand entries would be a task of 50 ms.
    const read = content.ok ? await takeInSlices(readBook(content.text, dateOrderOf(navigator.language))) : content;
    if (signal.aborted) return;
    // Compared now, because later the book knows the entries that were added.
    const result = read.ok ? compareBackup(read, store.getState().content?.entries ?? []) : read;
    setOpened({ name: file.name, isOneOfMany: others.length > 0, result });
  }

  function handleClose(): void {
    startLatest();
    setOpened(null);
  }

  function handleAdded(changes: BackupChanges): void {
    // The person may have gone on to another backup meanwhile, which stays.
    setOpened((current) => (current?.result === changes ? null : current));
  }

  return (
    <>
      <FileInput
        ref={inputRef}
        accept=".json,.csv,.tsv,.txt,application/json,text/*"
        onOpen={(files) => void open(files)}
      />
      <FileDrop onDrop={(files) => void open(files)}>{t("opening.drop")}</FileDrop>
      <Dialog isOpen={opened !== null} onClose={handleClose} heir={MEMORY_SWITCH} title={t("openBackup")}>
        {opened?.isOneOfMany && <p>{t("opening.ignored", { name: opened.name })}</p>}
        {opened?.result.ok === true && (
          <BackupContent changes={opened.result} onClose={handleClose} onAdded={handleAdded} />
        )}
        {opened?.result.ok === false && (
          <p>{t(`opening.errors.${opened.result.error}`, { name: opened.name, headings: BOOK_COLUMNS.join(", ") })}</p>
        )}
      </Dialog>
    </>
  );
}
