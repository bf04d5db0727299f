import { type RefObject, useEffect, useEffectEvent, useState } from "react";

import { toDay } from "../../book/bookEntries";
import { useBook } from "../../book/useBook";
import { BOOK_COLUMNS, type BookResult, readBook } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { type FileText, readTextFile } from "../../platform/readTextFile";
import { takeInSlices } from "../../platform/runInSlices";
import { Dialog } from "../../ui/Dialog";
import { FileDrop } from "../../ui/FileDrop";
import { FileInput } from "../../ui/FileInput";
import { useLatest } from "../../ui/useLatest";
import { type BackupChanges, BackupContent, compareBackup } from "./BackupContent";
import { BOOK_SWITCH } from "./BookSwitch";
import { dateOrderOf } from "./dateOrderOf";

interface OpenedBackup {
  readonly name: string;
  /** Whether it was dropped together with others. */
  readonly isOneOfMany: boolean;
  /** Whether nobody could tell its encoding, so that names may have wrong letters. */
  readonly isUnsure: boolean;
  readonly result: BackupChanges | Exclude<BookResult | FileText, { ok: true }>;
}

interface BackupOpenerProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** A text that is no file; `null` if there is none. */
  readonly text: string | null;
  readonly onClose: () => void;
}

export function BackupOpener({ inputRef, text, onClose }: BackupOpenerProps) {
  const t = useTexts("book");
  const { store } = useBook();
  const [backup, setBackup] = useState<OpenedBackup | null>(null);
  const startLatest = useLatest();

  async function open([opened, ...others]: readonly File[]): Promise<void> {
    if (opened === undefined) return;
    const signal = startLatest();
    const file = await readTextFile(opened);
    const order = dateOrderOf(navigator.language);
    // In slices: ten thousand entries would be a task of 50 ms.
    const read = file.ok ? await takeInSlices(readBook(file.text, order, toDay(new Date()))) : file;
    if (signal.aborted) return;
    // Compared now, because later the book has the entries that were added.
    const result = read.ok ? compareBackup(read, store.getState().content?.entries ?? []) : read;
    const isUnsure = file.ok && file.encoding === null;
    setBackup({ name: opened.name, isOneOfMany: others.length > 0, isUnsure, result });
  }

  const openText = useEffectEvent((given: string) => void open([new File([given], "")]));
  useEffect(() => {
    if (text !== null) openText(text);
  }, [text]);

  function handleClose(): void {
    startLatest();
    onClose();
    setBackup(null);
  }

  return (
    <>
      <FileInput
        ref={inputRef}
        accept=".json,.csv,.tsv,.txt,application/json,text/*"
        onOpen={(files) => void open(files)}
      />
      <FileDrop onDrop={(files) => void open(files)}>{t("opening.drop")}</FileDrop>
      <Dialog isOpen={backup !== null} onClose={handleClose} focusFallback={BOOK_SWITCH} title={t("openBackup")}>
        {backup?.isOneOfMany && <p>{t("opening.ignored", { name: backup.name })}</p>}
        {backup?.isUnsure && backup.result.ok && <p>{t("opening.unsure")}</p>}
        {backup?.result.ok === true && (
          <BackupContent
            changes={backup.result}
            onClose={handleClose}
            // The person may have opened another backup meanwhile, which stays.
            onAdded={() =>
              backup.name === "" ? handleClose() : setBackup((current) => (current === backup ? null : current))
            }
          />
        )}
        {backup?.result.ok === false && (
          <p>
            {t(`opening.errors.${backup.result.error}`, {
              name: backup.name,
              headings: BOOK_COLUMNS.slice(0, 2).join(", "),
            })}
          </p>
        )}
      </Dialog>
    </>
  );
}
