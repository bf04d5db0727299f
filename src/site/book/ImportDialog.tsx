import { FileUp } from "lucide";
import { type ClipboardEvent, useId, useRef } from "react";

import type { ImportResult } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import type { FileText } from "../../platform/readTextFile";
import { Button } from "../../ui/Button";
import { Dialog, setAutofocus } from "../../ui/Dialog";
import { Fault } from "../../ui/Fault";
import { FileInput } from "../../ui/FileDrop";
import { Icon } from "../../ui/Icon";
import { passFocusTo } from "../../ui/passFocusTo";
import { PLAIN_TEXT } from "../../ui/useFieldText";
import { BOOK_SWITCH } from "./BookSwitch";
import { ImportPreview } from "./ImportPreview";

const passFocus = passFocusTo("dialog [tabindex]");

type Read = ImportResult | Exclude<FileText, { ok: true }> | { readonly ok: false; readonly error: "several" };

export interface Importing {
  /** The name is that of a file; the result is missing until something is read. `null` while the dialog is closed. */
  readonly source: { readonly name?: string | null; readonly result?: Read } | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly readText: (text: string) => void;
  readonly readFiles: (files: readonly File[]) => void;
}

export function ImportDialog({ source, close, readText, readFiles }: Importing) {
  const t = useTexts("book");
  const fieldId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const result = source?.result;

  // Nothing of it is shown, because it may have passwords.
  function handlePaste(event: ClipboardEvent): void {
    event.preventDefault();
    readText(event.clipboardData.getData("text/plain"));
  }

  return (
    <>
      {/* Without `accept`: a phone offers no file of a type that it does not know. */}
      <FileInput ref={fileInput} onOpen={readFiles} />
      <Dialog isOpen={source !== null} onClose={close} focusFallback={BOOK_SWITCH} title={t("import")}>
        {result?.ok ? (
          <div ref={setAutofocus} className="stack" tabIndex={-1}>
            <ImportPreview read={result} onClose={close} />
          </div>
        ) : (
          <div ref={passFocus} className="stack" onPaste={handlePaste}>
            <p>{t("importing.reads")}</p>
            {result && (
              <Fault>{t(`importing.errors.${result.error}`, { name: source?.name ?? t("importing.pasted") })}</Fault>
            )}
            <Button ref={setAutofocus} onClick={() => fileInput.current?.click()}>
              <Icon node={FileUp} />
              {t("importing.open")}
            </Button>
            <div className="stack tight">
              <label htmlFor={fieldId}>{t("importing.paste")}</label>
              <textarea
                id={fieldId}
                rows={3}
                {...PLAIN_TEXT}
                placeholder={"Site, Email\nnetflix.com, jane+netflix@gmail.com"}
                translate="no"
                // A keyboard that has its own clipboard types. A text of one line is whole with Enter.
                onInput={({ currentTarget }) => currentTarget.value.includes("\n") && readText(currentTarget.value)}
              />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
