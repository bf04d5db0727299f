import { useState } from "react";

import { toDay } from "../../book/bookEntries";
import { useBook } from "../../book/useBook";
import { type FileText, readTextFile } from "../../platform/readTextFile";
import { createPart } from "../../platform/createPart";
import { takeInSlices } from "../../platform/runInSlices";
import { useLoad } from "../../toasts/useLoad";
import { useLatest } from "../../ui/useLatest";
import { useKnownMailbox } from "../../views/useKnownMailbox";
import type { Importing } from "./ImportDialog";

export const bookKeeperPart = createPart(
  import.meta.glob<typeof import("./bookKeeper")>("/src/site/book/bookKeeper.ts"),
);

export function useImport(): Importing {
  const { store } = useBook();
  const [knownMailbox] = useKnownMailbox();
  const startLatest = useLatest();
  const load = useLoad();
  const [source, setSource] = useState<Importing["source"]>(null);

  async function read(name: string | null, opened: Promise<FileText> | { readonly ok: true; readonly text: string }) {
    const signal = startLatest();
    const { readImport } = bookKeeperPart.current()!;
    const file = await opened;
    const options = {
      // Of the languages of the page, only American English has the month first.
      order: /^en(?:-US)?$/.test(navigator.language) ? "mdy" : "dmy",
      today: toDay(new Date()),
      mailbox: knownMailbox || (store.getState().book.content?.mailbox ?? ""),
    } as const;
    // In slices: ten thousand entries would be a task of 50 ms.
    const result = file.ok ? await takeInSlices(readImport(file.text, options)) : file;
    if (!signal.aborted) setSource({ name, result });
  }

  return {
    source,
    open: () => void load(bookKeeperPart, () => setSource({})),
    close: () => {
      startLatest();
      setSource(null);
    },
    readText: (text) => void load(bookKeeperPart, () => void read(null, { ok: true, text })),
    readFiles: ([file, ...others]) => {
      if (others.length > 0) setSource({ result: { ok: false, error: "several" } });
      else if (file) void load(bookKeeperPart, () => void read(file.name, readTextFile(file)));
    },
  };
}
