import { useState } from "react";

import { useCopy } from "../address/CopyProvider";
import { BYTE_ORDER_MARK, CSV_TYPE, type Staying, type Steps, withoutDuplicates } from "../core";
import { useTexts } from "../i18n/useTexts";
import type { TextFile } from "../platform/downloadFile";
import { takeInSlices } from "../platform/runInSlices";
import { toBytes } from "../platform/toBytes";
import { useDownload } from "../toasts/useDownload";
import type { CheckedSource } from "./useCheck";

/** Saves or copies a checked text without its duplicates, one at a time. The next text does not end it. */
export function useSaveWithoutDuplicates() {
  const t = useTexts("check");
  const download = useDownload();
  const copyLines = useCopy();
  const [isSaving, setIsSaving] = useState(false);

  async function take<Result>(steps: Steps<Result>): Promise<Result> {
    setIsSaving(true);
    const result = await takeInSlices(steps);
    setIsSaving(false);
    return result;
  }

  async function save(check: CheckedSource, staying: Staying): Promise<void> {
    const name = nameFile(check, (stem) => t("nameWithout", { name: stem }));
    const type = name.extension === "csv" ? CSV_TYPE : "text/plain";
    const { text, removed } = await take(writeFile(check, staying));
    download({ ...name, type, text }, t("savedWithout", { count: removed }));
  }

  function copy(check: CheckedSource, staying: Staying): void {
    const rest = take(withoutDuplicates(check.text, check, staying));
    void copyLines(rest.then(({ text }) => [text]));
  }

  return { isSaving, save, copy };
}

/** Writes the rest of the text in the encoding of its file, with a byte order mark only where there was one. */
function* writeFile(check: CheckedSource, staying: Staying) {
  const { text, encoding, hasMark } = check.source;
  const rest = yield* withoutDuplicates(check.text, check, staying, text);
  // Both the text with its mark and its bytes take long for 20 MB.
  yield 1;
  const whole = hasMark ? BYTE_ORDER_MARK + rest.text : rest.text;
  return { ...rest, text: encoding === "utf-8" ? whole : yield* toBytes(whole, encoding) };
}

const FILE_NAME = /^(.+)\.([a-z\d]{1,10})$/i;
function nameFile(check: CheckedSource, toName: (stem: string) => string): Pick<TextFile, "name" | "extension"> {
  const separator = check.columns?.separator;
  const known =
    check.source.name ?? `addresses.${separator === undefined ? "txt" : separator === "\t" ? "tsv" : "csv"}`;
  const [, stem = known, extension = ""] = FILE_NAME.exec(known) ?? [];
  return { name: toName(stem), extension };
}
