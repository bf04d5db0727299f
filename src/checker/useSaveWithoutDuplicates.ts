import { useState } from "react";

import { BYTE_ORDER_MARK, CSV_TYPE, type Steps, withoutDuplicates } from "../core";
import { useTexts } from "../i18n/useTexts";
import type { TextFile } from "../platform/downloadFile";
import { toBytes } from "../platform/toBytes";
import { useDownload } from "../toasts/useDownload";
import { runPatiently } from "./runPatiently";
import type { SourceText } from "./sourceText";

/** Saves a checked text without its duplicates, one at a time. The next text does not end it. */
export function useSaveWithoutDuplicates() {
  const t = useTexts("check");
  const download = useDownload();
  const [isSaving, setIsSaving] = useState(false);
  /** It is `null` as long as it does not take long. */
  const [percent, setPercent] = useState<number | null>(null);

  function save(source: SourceText): void {
    setIsSaving(true);
    runPatiently(writeFile(source), {
      onDone: ({ file, removed }) => {
        setIsSaving(false);
        setPercent(null);
        void download(file, t("savedWithout", { count: removed }));
      },
      onLong: setPercent,
    });
  }

  return { isSaving, percent, save };
}

/** With a byte order mark, Excel reads letters beyond ASCII as UTF-8. */
const NEEDS_MARK = /^(?!\uFEFF)[\0-\u007F]*[^\0-\u007F]/;

function* writeFile(source: SourceText): Steps<{ readonly file: TextFile; readonly removed: number }> {
  const { text, removed } = yield* withoutDuplicates(source.text);
  // Each of the last two steps takes long for 20 MB.
  yield 1;
  const name = nameFile(source);
  const type = name.extension === "csv" ? CSV_TYPE : "text/plain";
  if (source.isInBytes) return { file: { ...name, type, text: yield* toBytes(text) }, removed };
  return { file: { ...name, type, text: NEEDS_MARK.test(text) ? BYTE_ORDER_MARK + text : text }, removed };
}

const FILE_NAME = /^(.+)\.([a-z\d]{1,10})$/i;
/** In prose and in a list, a blank follows. */
const FIELDS = /\S[,;]\S/;
/** A heading and a record. */
const START_CHARACTERS = 2000;

function nameFile({ name, text }: SourceText): Pick<TextFile, "name" | "extension"> {
  const [line = "", next = ""] = text.slice(0, START_CHARACTERS).split(/\r\n?|\n/);
  const known = name ?? `addresses.${FIELDS.test(line) && FIELDS.test(next) ? "csv" : "txt"}`;
  const [, stem = known, extension = ""] = FILE_NAME.exec(known) ?? [];
  return { name: `${stem}-without-duplicates`, extension };
}
