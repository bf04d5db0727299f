import { type ReactNode, type RefObject, useState } from "react";

import { useBook } from "../book/useBook";
import { BOOK_COLUMNS, type BookResult, type DateOrder, readBook } from "../core";
import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import { type FileText, readTextFile } from "../platform/readTextFile";
import { takeInSlices } from "../platform/runInSlices";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { FileDrop } from "../ui/FileDrop";
import { FileInput } from "../ui/FileInput";
import { useLatest } from "../ui/useLatest";
import { type BackupChanges, BackupContent, compareBackup } from "./BackupContent";
import { MEMORY_SWITCH } from "./BookSwitch";
import { useGivenTexts } from "./useGivenTexts";

interface OpenedFile {
  readonly name: string;
  /** Whether it was dropped together with others. */
  readonly isOneOfMany: boolean;
  readonly content: FileText;
}

interface OpenedBackup extends OpenedFile {
  readonly result: BackupChanges | Exclude<BookResult | FileText, { ok: true }>;
}

/** Windows-1252 has no letters for these bytes, so the text is in another old encoding. */
const UNREADABLE = /[\u0081\u008D\u008F\u0090\u009D]/;

/** Reads a file that a person chose or dropped, and shows what it would bring before it changes anything. */
export function BackupOpener({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  const t = useGivenTexts();
  const { language } = useLanguage();
  const { store } = useBook();
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const startLatest = useLatest();

  async function open([file, ...others]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    const signal = startLatest();
    const read = await readTextFile(file);
    // Recipients would be stored with wrong letters.
    const content = read.ok && UNREADABLE.test(read.text) ? ({ ok: false, error: "no-text" } as const) : read;
    if (!signal.aborted) await show({ name: file.name, isOneOfMany: others.length > 0, content });
  }

  async function show(file: OpenedFile, order?: DateOrder): Promise<void> {
    const signal = startLatest();
    const { content } = file;
    // In slices: ten thousand entries would be a task of 50 ms.
    const read = content.ok ? await takeInSlices(readBook(content.text, order)) : content;
    if (signal.aborted) return;
    // Compared now, because later the book knows the entries that were added.
    const result = read.ok ? compareBackup(read, store.getState().content?.entries ?? []) : read;
    setOpened({ ...file, result });
  }

  function handleClose(): void {
    startLatest();
    setOpened(null);
  }

  function renderBackup({ result, ...file }: OpenedBackup): ReactNode {
    // Its entries may be stored only after the person has gone on to another backup, which stays.
    const handleAdded = () => setOpened((current) => (current?.result === result ? null : current));
    if (result.ok) return <BackupContent changes={result} onClose={handleClose} onAdded={handleAdded} />;
    if (result.error !== "ambiguous-dates") {
      return <p>{t(`opening.errors.${result.error}`, { name: file.name, headings: BOOK_COLUMNS.join(", ") })}</p>;
    }
    // Asks in which order the dates are, by the days that one of them can be.
    return (
      <>
        <p>{t("opening.whichDay", { name: file.name, date: result.date })}</p>
        <div className="buttons">
          {Array.from(result.days, ([day, order]) => (
            <Button key={day} onClick={() => void show(file, order)}>
              {toLongDate(day, language)}
            </Button>
          ))}
        </div>
      </>
    );
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
        {opened !== null && renderBackup(opened)}
      </Dialog>
    </>
  );
}
