import { useState } from "react";

import { BYTE_ORDER_MARK, CSV_TYPE, findColumns, type Staying, withoutDuplicates } from "../core";
import { useTexts } from "../i18n/useTexts";
import type { TextFile } from "../platform/downloadFile";
import { runInSlices } from "../platform/runInSlices";
import { toBytes } from "../platform/toBytes";
import { useDownload } from "../toasts/useDownload";
import { type CheckedSource, checkSource, type SourceText } from "./useCheck";

/** Saves a checked text without its duplicates, one at a time. The next text does not end it. */
export function useSaveWithoutDuplicates() {
  const t = useTexts("check");
  const download = useDownload();
  const [isSaving, setIsSaving] = useState(false);
  /** How much of a long task is done; `null` if the task does not take long. */
  const [percent, setPercent] = useState<number | null>(null);

  function save(check: CheckedSource, staying: Staying): void {
    setIsSaving(true);
    const name = nameFile(check.source, (stem) => t("nameWithout", { name: stem }));
    runInSlices(writeFile(check, staying), {
      onDone: ({ text, removed }) => {
        setIsSaving(false);
        setPercent(null);
        const type = name.extension === "csv" ? CSV_TYPE : "text/plain";
        download({ ...name, type, text }, t("savedWithout", { count: removed }));
      },
      onLong: setPercent,
    });
  }

  return { isSaving, percent, save };
}

/** Writes the rest of the text in the encoding of its file, with a byte order mark only where there was one. */
function* writeFile(check: CheckedSource, staying: Staying) {
  const { text, isInBytes, encoding, hasMark, bytes } = check.source;
  if (bytes !== null) {
    const inBytes = isInBytes ? text : new TextDecoder("windows-1252").decode(bytes);
    // The bytes of another encoding are another text, with a check of its own.
    const checked = inBytes === text ? check : yield* checkSource({ ...check.source, text: inBytes, isInBytes: true });
    const rest = yield* withoutDuplicates(checked.text, checked, staying, inBytes);
    return { ...rest, text: yield* toBytes(rest.text) };
  }
  const rest = yield* withoutDuplicates(text, check, staying);
  // Both the text with its mark and its bytes take long for 20 MB.
  yield 1;
  const whole = hasMark ? BYTE_ORDER_MARK + rest.text : rest.text;
  return { ...rest, text: encoding === "utf-8" ? whole : yield* toBytes(whole, encoding) };
}

const FILE_NAME = /^(.+)\.([a-z\d]{1,10})$/i;
function nameFile({ name, text }: SourceText, toName: (stem: string) => string): Pick<TextFile, "name" | "extension"> {
  const separator = findColumns(text)?.separator;
  const known = name ?? `addresses.${separator === undefined ? "txt" : separator === "\t" ? "tsv" : "csv"}`;
  const [, stem = known, extension = ""] = FILE_NAME.exec(known) ?? [];
  return { name: toName(stem), extension };
}
