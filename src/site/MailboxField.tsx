import { type RefObject, useId } from "react";

import { AddressInput } from "../addressText/AddressInput";
import { isAddressList, type ParseResult } from "../core";
import { useTexts } from "../i18n/useTexts";
import { useEarlyText } from "../ui/useEarlyText";
import styles from "./SiteForm.module.css";

interface MailboxFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly mailbox: ParseResult;
  /** Whether the person has left the field or pressed Enter. Until then, an unfinished address is not called wrong. */
  readonly isDone: boolean;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
}

export function MailboxField({ field, text, mailbox, isDone, onChange, onDone }: MailboxFieldProps) {
  const t = useTexts("form");
  const fieldId = useId();
  const errorId = useId();
  const error = !isDone || mailbox.ok ? null : isAddressList(text) ? "several-addresses" : mailbox.error;

  useEarlyText(field, onChange);

  function handleBlur(): void {
    // An empty field may be filled last.
    if (text.trim() !== "") onDone();
  }

  return (
    <div className={styles.part}>
      <label htmlFor={fieldId} className={styles.label}>
        {t("field")}
      </label>
      <AddressInput
        ref={field}
        id={fieldId}
        className={styles.field}
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={handleBlur}
      />
      {error !== null && (
        <p id={errorId} role="alert" aria-live="polite" className={styles.error}>
          {t(`errors.${error}`)}
        </p>
      )}
    </div>
  );
}
