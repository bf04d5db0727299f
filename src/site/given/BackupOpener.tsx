import { type ChangeEvent, type RefObject, useState } from "react";

import { type BookEntry, type BookError, type BookResult, readBook } from "../../core";
import { type FileError, readTextFile } from "../../platform/readTextFile";
import { takeInSlices } from "../../platform/runInSlices";
import { Dialog } from "../../ui/Dialog";
import { useLatest } from "../../ui/useLatest";
import { BackupContent } from "./BackupContent";
import { useGivenTexts } from "./useGivenTexts";

interface OpenedBackup {
  readonly name: string;
  readonly result: BookResult | { readonly ok: false; readonly error: BookError | FileError };
}

interface BackupOpenerProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The entries of the book. */
  readonly entries: readonly BookEntry[];
  /** Called when the dialog closes and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

/** Reads a file that a person chose, and shows what it would bring before it changes anything. */
export function BackupOpener({ inputRef, entries, onFocusLost }: BackupOpenerProps) {
  const t = useGivenTexts();
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const startLatest = useLatest();
  const handleClose = () => setOpened(null);

  async function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    // Otherwise choosing the same file once more would change nothing.
    currentTarget.value = "";
    if (file === undefined) return;
    const signal = startLatest();
    const read = await readTextFile(file);
    // In slices: ten thousand entries would be a task of 50 ms.
    const result = read.ok ? await takeInSlices(readBook(read.text)) : read;
    if (!signal.aborted) setOpened({ name: file.name, result });
  }

  return (
    <>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept=".json,.csv,.tsv,.txt,application/json,text/*"
        onChange={(event) => void handleChange(event)}
      />
      <Dialog
        isOpen={opened !== null}
        onClose={handleClose}
        onFocusLost={onFocusLost}
        title={t("opening.title")}
        closeLabel={t("close")}
      >
        {opened !== null &&
          (opened.result.ok ? (
            <BackupContent backup={opened.result} entries={entries} onClose={handleClose} />
          ) : (
            <p>{t(`opening.errors.${opened.result.error}`, { name: opened.name })}</p>
          ))}
      </Dialog>
    </>
  );
}
