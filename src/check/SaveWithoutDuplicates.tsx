import { Copy, Download } from "lucide";
import { useState } from "react";

import { useCopy } from "../address/CopyProvider";
import { BYTE_ORDER_MARK, CSV_TYPE, type Staying, type Steps, withoutDuplicates } from "../core";
import { useTexts } from "../i18n/useTexts";
import { toBytes } from "../platform/readTextFile";
import { takeInSlices } from "../platform/runInSlices";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { passFocusTo } from "../ui/passFocusTo";
import type { CheckedSource } from "./useCheck";

const passFocus = passFocusTo("[role=region][tabindex]", "textarea", "button");

interface SaveWithoutDuplicatesProps {
  readonly check: CheckedSource;
  readonly staying: Staying;
}

/** Saves or copies a checked text without its duplicates, one at a time. The next text does not end it. */
export function SaveWithoutDuplicates({ check, staying }: SaveWithoutDuplicatesProps) {
  const t = useTexts("check");
  const download = useDownload();
  const copy = useCopy();
  const [isSaving, setIsSaving] = useState(false);

  async function take<Result>(steps: Steps<Result>): Promise<Result> {
    setIsSaving(true);
    const result = await takeInSlices(steps);
    setIsSaving(false);
    return result;
  }

  async function handleSave(): Promise<void> {
    const [stem, extension] = nameSource(check);
    const name = t("nameWithout", { name: stem });
    const type = extension === "csv" ? CSV_TYPE : "text/plain";
    const { text, removed } = await take(writeFile(check, staying));
    download({ name, extension, type, text }, t("savedWithout", { count: removed }));
  }

  function handleCopy(): void {
    const rest = take(withoutDuplicates(check.text, check, staying));
    void copy(
      rest.then(({ text }) => [text]),
      rest.then(({ removed }) => t("copiedWithout", { count: removed })),
    );
  }

  return (
    <div ref={passFocus} className="buttons">
      <Button
        variant={check.people > 1 ? "primary" : "secondary"}
        aria-busy={isSaving || undefined}
        isDisabled={isSaving}
        onClick={() => void handleSave()}
      >
        <Icon node={Download} />
        {t("saveWithout")}
      </Button>
      {check.source.encoding !== null && (
        <Button isDisabled={isSaving} onClick={handleCopy}>
          <Icon node={Copy} />
          {t("copyWithout")}
        </Button>
      )}
    </div>
  );
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

function nameSource({ source, columns }: CheckedSource): [stem: string, extension: string] {
  const typed = columns === null ? "txt" : columns.separator === "\t" ? "tsv" : "csv";
  const known = source.name ?? `addresses.${typed}`;
  const [, stem = known, extension = ""] = FILE_NAME.exec(known) ?? [];
  return [stem, extension];
}
