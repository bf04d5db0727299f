import { type ChangeEvent, type ReactNode, type RefObject, useState } from "react";

import { BOOK_COLUMNS, type BookEntry, type BookResult, type DateOrder, readBook } from "../../core";
import { type FileError, readTextFile } from "../../platform/readTextFile";
import { takeInSlices } from "../../platform/runInSlices";
import { Dialog } from "../../ui/Dialog";
import { FileDrop } from "../../ui/FileDrop";
import { useLatest } from "../../ui/useLatest";
import { BackupContent } from "./BackupContent";
import { DateQuestion } from "./DateQuestion";
import { useGivenTexts } from "./useGivenTexts";

interface OpenedBackup {
  readonly name: string;
  /** Whether it was dropped together with others. */
  readonly isOneOfMany: boolean;
  readonly text: string;
  readonly result: BookResult | { readonly ok: false; readonly error: FileError };
}

interface BackupOpenerProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The entries of the book. */
  readonly entries: readonly BookEntry[];
  /** Called when the dialog closes and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

/** Reads a file that a person chose or dropped, and shows what it would bring before it changes anything. */
export function BackupOpener({ inputRef, entries, onFocusLost }: BackupOpenerProps) {
  const t = useGivenTexts();
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const startLatest = useLatest();

  async function open([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    const { name } = file;
    const isOneOfMany = others.length > 0;
    const signal = startLatest();
    const read = await readTextFile(file);
    if (signal.aborted) return;
    if (read.ok) await show({ name, isOneOfMany, text: read.text });
    else setOpened({ name, isOneOfMany, text: "", result: read });
  }

  async function show(backup: Omit<OpenedBackup, "result">, order?: DateOrder): Promise<void> {
    const signal = startLatest();
    // In slices: ten thousand entries would be a task of 50 ms.
    const result = await takeInSlices(readBook(backup.text, order));
    if (!signal.aborted) setOpened({ ...backup, result });
  }

  function handleClose(): void {
    startLatest();
    setOpened(null);
  }

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    void open(Array.from(currentTarget.files ?? []));
    // Otherwise choosing the same file once more would change nothing.
    currentTarget.value = "";
  }

  function toContent({ result, ...backup }: OpenedBackup): ReactNode {
    if (result.ok) {
      return <BackupContent backup={result} entries={entries} onStart={startLatest} onClose={handleClose} />;
    }
    if (result.error === "ambiguous-dates") {
      return <DateQuestion name={backup.name} dates={result} onAnswer={(order) => void show(backup, order)} />;
    }
    return <p>{t(`opening.errors.${result.error}`, { name: backup.name, headings: BOOK_COLUMNS.join(", ") })}</p>;
  }

  return (
    <>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept=".json,.csv,.tsv,.txt,application/json,text/*"
        onChange={handleChange}
      />
      <FileDrop onDrop={(files) => void open(files)}>{t("opening.drop")}</FileDrop>
      <Dialog
        isOpen={opened !== null}
        onClose={handleClose}
        onFocusLost={onFocusLost}
        title={t("opening.title")}
        closeLabel={t("close")}
      >
        {opened?.isOneOfMany && <p>{t("opening.ignored", { name: opened.name })}</p>}
        {opened !== null && toContent(opened)}
      </Dialog>
    </>
  );
}
