import { type Dispatch, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from "react";

import { useTexts } from "../i18n/useTexts";
import { isSendingKey, ONE_LINE } from "../platform/keyboard";
import { PLAIN_TEXT } from "../ui/plainText";
import { SpokenText } from "../ui/SpokenText";
import { useFieldText } from "../ui/useFieldText";
import { fitToLines } from "./fillDrawnField";
import styles from "./SiteForm.module.css";
import type { SiteEvent } from "./siteReducer";
import { toFieldText } from "./toFieldText";

interface RecipientFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** The host of a short link among the recipients, which hides its site. */
  readonly shortLink: string | undefined;
  readonly dispatch: Dispatch<SiteEvent>;
}

/** A field of one line for one recipient, and with a line for each of many. */
export function RecipientField({ field, text, shortLink, dispatch }: RecipientFieldProps) {
  const t = useTexts("site");
  const fieldId = useId();
  const hintId = useId();
  const warning = shortLink === undefined ? "" : t("shortLink", { host: shortLink });

  function handleText(value: string, event?: Event): void {
    const isTyped = event instanceof InputEvent && !event.inputType.startsWith("insertFrom");
    dispatch({ type: "recipient-typed", text: isTyped ? value : toFieldText(value) });
  }

  useFieldText(field, text, handleText);

  // Not in the markup, because the built page has fitted the field to a link before React knows of the text.
  useLayoutEffect(() => fitToLines(field.current!));

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, shiftKey, nativeEvent, currentTarget: entered } = event;
    const { length } = entered.value;
    // Enter has selected the text, and another line must not replace it.
    if (key === "Enter" && shiftKey && entered.selectionEnd === length) entered.setSelectionRange(length, length);
    if (!isSendingKey(nativeEvent, entered)) return;
    event.preventDefault();
    entered.form?.requestSubmit();
  }

  return (
    <div className={`stack near ${styles.recipient}`}>
      <label htmlFor={fieldId}>{t("recipient")}</label>
      <textarea
        ref={field}
        id={fieldId}
        name="recipient"
        className={styles.field}
        rows={1}
        {...PLAIN_TEXT}
        enterKeyHint="enter"
        placeholder="netflix.com"
        translate="no"
        aria-describedby={hintId}
        {...{ [ONE_LINE]: "" }}
        suppressHydrationWarning
        onKeyDown={handleKeyDown}
      />
      <p id={hintId} className="note">
        {!text.trim().includes("\n") && <span className={styles.computer}>{t("recipientHint.computer")}</span>}
        <span>{t("recipientHint.lines")}</span>
      </p>
      {warning !== "" && <p className={styles.warning}>{warning}</p>}
      <SpokenText text={warning} />
    </div>
  );
}
