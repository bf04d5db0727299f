import { useState } from "react";

import { toDay } from "../../book/bookEntries";
import { useBook } from "../../book/useBook";
import { type DateOrder, type ImportResult, readImport } from "../../core";
import { type FileText, readTextFile } from "../../platform/readTextFile";
import { takeInSlices } from "../../platform/runInSlices";
import { useLatest } from "../../ui/useLatest";
import { useKnownMailbox } from "../../views/useKnownMailbox";
import { compareImport, type ImportChanges } from "./ImportPreview";

interface ReadSource {
  /** The name of a file; `null` for a text. */
  readonly name: string | null;
  /** Whether nobody could tell its encoding, so that names may have wrong letters. */
  readonly isUnsure: boolean;
  readonly result: ImportChanges | Exclude<ImportResult | FileText, { ok: true }> | { ok: false; error: "several" };
}

export type Importing = ReturnType<typeof useImport>;

/** Reads what a person wants to import. */
export function useImport() {
  const { store } = useBook();
  const [knownMailbox] = useKnownMailbox();
  const startLatest = useLatest();
  /** `null` while the dialog is closed. */
  const [source, setSource] = useState<ReadSource | "none" | null>(null);

  async function read(name: string | null, opened: Promise<FileText> | FileText): Promise<void> {
    const signal = startLatest();
    const file = await opened;
    const mailbox = knownMailbox || (store.getState().content?.mailbox ?? "");
    const options = { order: dateOrderOf(navigator.language), today: toDay(new Date()), mailbox };
    // In slices: ten thousand entries would be a task of 50 ms.
    const found = file.ok ? await takeInSlices(readImport(file.text, options)) : file;
    if (signal.aborted) return;
    // Compared now, because later the book has the entries that were added.
    const result = found.ok ? compareImport(found, store.getState().content?.entries ?? []) : found;
    setSource({ name, isUnsure: file.ok && file.encoding === null, result });
  }

  return {
    source,
    open: () => setSource("none"),
    close: () => {
      startLatest();
      setSource(null);
    },
    /** Closes the dialog, unless the person has opened it anew meanwhile. */
    finish: (changes: ImportChanges) =>
      setSource((current) => (current !== "none" && current?.result === changes ? null : current)),
    readText: (text: string) => void read(null, { ok: true, text, encoding: "utf-8", hasMark: false }),
    readFiles: ([file, ...others]: readonly File[]) => {
      if (others.length > 0) setSource({ name: null, isUnsure: false, result: { ok: false, error: "several" } });
      else if (file) void read(file.name, readTextFile(file));
    },
  };
}

/** Returns the order in which a language writes the day, the month and the year: `en-US` has the month first. */
export function dateOrderOf(language: string): DateOrder {
  const types = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
  if (types.indexOf("year") < types.indexOf("day")) return "ymd";
  return types.indexOf("month") < types.indexOf("day") ? "mdy" : "dmy";
}
