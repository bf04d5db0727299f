import { type ClipboardEvent, type RefObject, useId } from "react";

import { Button } from "../ui/Button";
import { SHORTCUTS } from "../ui/shortcuts";
import { useEarlyText } from "../ui/useEarlyText";
import styles from "./CheckForm.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** A field with more text makes the browser slow: each key lays all of it out again. */
const MAX_CHARACTERS = 100_000;

interface CheckFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly isHidden: boolean;
  readonly onChange: (text: string) => void;
  /** Gets the text that pasting would have made, if it is too long for the field. */
  readonly onLargeText: (text: string) => void;
}

export function CheckForm({ field, text, isHidden, onChange, onLargeText }: CheckFormProps) {
  const t = useCheckTexts();
  const fieldId = useId();

  useEarlyText(field, (early) => (early.length > MAX_CHARACTERS ? onLargeText(early) : onChange(early)));

  function handleClear(): void {
    const element = field.current!;
    element.focus();
    element.select();
    // As a key does it, so that Ctrl+Z brings the text back. Nothing newer does: https://w3c.github.io/editing/
    // oxlint-disable-next-line typescript/no-deprecated
    if (!document.execCommand("delete")) onChange("");
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    const next = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (next.length <= MAX_CHARACTERS) return;
    event.preventDefault();
    onLargeText(next);
  }

  return (
    <div className={styles.form} hidden={isHidden}>
      <div className={styles.top}>
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
        className={styles.field}
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={`jane.doe+${t("exampleTag")}@gmail.com\nj.a.n.e.doe@googlemail.com`}
        translate="no"
        aria-keyshortcuts={SHORTCUTS.field}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={handlePaste}
      />
    </div>
  );
}
