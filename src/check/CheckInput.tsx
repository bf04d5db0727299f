import { FileText, FileUp, X } from "lucide";
import { type ClipboardEvent, useEffect, useId, useRef } from "react";

import { useLanguage, useTexts } from "../i18n/useTexts";
import { writeSize } from "../i18n/writeSize";
import { Button } from "../ui/Button";
import { Fault } from "../ui/Fault";
import { FileDrop, FileInput } from "../ui/FileDrop";
import { Icon } from "../ui/Icon";
import { passFocusTo } from "../ui/passFocusTo";
import { PLAIN_TEXT, useFieldText } from "../ui/useFieldText";
import styles from "./CheckInput.module.css";
import { FIELD_MAX_LENGTH, type LargeText, type useCheck } from "./useCheck";

const passFocus = passFocusTo("textarea");

type CheckInputProps = Pick<ReturnType<typeof useCheck>, "text" | "large" | "refusal" | "type" | "open" | "remove">;

export function CheckInput({ text, large, refusal, type, open, remove }: CheckInputProps) {
  const t = useTexts("check");
  const fieldId = useId();
  const fileHintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const isTyped = large === null && refusal === null && text !== "";
  useFieldText(field, text, type);

  function handleClear(): void {
    const element = field.current!;
    element.focus();
    element.select();
    // Ctrl+Z brings the text back, as after a key. Nothing newer can do this: https://w3c.github.io/editing/
    // oxlint-disable-next-line typescript/no-deprecated
    if (!document.execCommand("delete")) type("");
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    const next = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (next.length <= FIELD_MAX_LENGTH) return;
    event.preventDefault();
    type(next);
  }

  return (
    <div className="stack near">
      <div className="stack tight" hidden={large !== null}>
        <div className={`line ${styles.top}`}>
          <label htmlFor={fieldId}>{t("field")}</label>
          {text !== "" && (
            <Button variant="quiet" className={styles.clear} onClick={handleClear}>
              {t("clear")}
            </Button>
          )}
        </div>
        <textarea
          ref={field}
          id={fieldId}
          name="addresses"
          className={`mono ${styles.field}`}
          rows={5}
          {...PLAIN_TEXT}
          placeholder={t("placeholder")}
          translate="no"
          onPaste={handlePaste}
        />
      </div>
      {large !== null && <LargeTextChip {...large} onRemove={remove} />}
      <div className={`line start ${styles.file}`} data-typed={isTyped || undefined}>
        <Button name="file" aria-describedby={fileHintId} onClick={() => fileInput.current?.click()}>
          <Icon node={FileUp} />
          {t("openFile")}
        </Button>
        {/* Without `accept`: a phone offers no file of a type that it does not know. */}
        <FileInput ref={fileInput} onOpen={(files) => void open(files)} />
        <span id={fileHintId} className={`note ${styles.hint}`} hidden={refusal !== null}>
          {t("fileHint")}
        </span>
        {refusal !== null && (
          <Fault aria-live="polite">{t(`refused.${refusal.error}`, { name: refusal.name ?? t("pasted") })}</Fault>
        )}
      </div>
      <FileDrop onDrop={(files) => void open(files)}>{t("drop")}</FileDrop>
    </div>
  );
}

/** Replaces the field, which would take long to show so much text. */
function LargeTextChip({ name, size, onRemove }: LargeText & { readonly onRemove: () => void }) {
  const t = useTexts("check");
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const isPasted = name === null;
  const label = name ?? t("pasted");

  useEffect(() => {
    // The field had the focus, and is hidden now.
    if (isPasted) button.current?.focus();
  }, [isPasted]);

  return (
    <div ref={passFocus} className={`surface line ${styles.chip}`}>
      <Icon node={FileText} />
      <span className={styles.name}>{label}</span>
      <span className="note">{writeSize(size, language)}</span>
      <Button ref={button} variant="quiet" aria-label={t("remove", { name: label })} onClick={onRemove}>
        <Icon node={X} />
      </Button>
    </div>
  );
}
