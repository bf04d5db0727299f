import { type Dispatch, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from "react";

import { isShortLink, listCells } from "../core";
import { useTexts } from "../i18n/useTexts";
import { isSendingKey, ONE_LINE } from "../platform/keyboard";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { PLAIN_TEXT, useFieldText } from "../ui/useFieldText";
import { fitToLines } from "./fillDrawnField";
import styles from "./SiteForm.module.css";
import type { SiteEvent, SiteState } from "./siteReducer";
import { MAX_LINES, toFieldText } from "./toFieldText";

interface RecipientFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly state: SiteState;
  /** The recipients of its text. */
  readonly lines: readonly string[];
  readonly onImport: (rows: string) => void;
  readonly dispatch: Dispatch<SiteEvent>;
}

/** A field of one line for one recipient, and with a line for each of many. */
export function RecipientField({ field, state, lines, onImport, dispatch }: RecipientFieldProps) {
  const t = useTexts("site");
  const { recipientText: text, rows } = state;
  const fieldId = useId();
  const hintId = useId();
  const isCut = state.isCut || lines.length > MAX_LINES;
  const shortLink = lines.find(isShortLink);
  const warnings = [isCut && t("bound", { count: MAX_LINES }), shortLink && t("shortLink", { host: shortLink })];
  const warning = warnings.filter(Boolean).join(" ");
  const question = rows.length === 0 ? "" : t("rows.found", { count: rows.length });

  function handleText(value: string, event?: Event): void {
    // The keyboard of a phone has a clipboard of its own, and types what is in it. A key makes one line.
    const isWhole = value.split("\n").length > text.split("\n").length + 1;
    const isTyped = event instanceof InputEvent && !isWhole && !event.inputType.startsWith("insertFrom");
    dispatch({ type: "recipient-typed", ...(isTyped ? { text: value } : toFieldText(value, text)) });
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

  function answer(cells: readonly string[]): void {
    const shown = [text, ...cells.slice(0, MAX_LINES)].join("\n").trim();
    dispatch({ type: "recipient-typed", text: shown, rows: [] });
    field.current!.focus();
  }

  function handleImport(): void {
    answer([]);
    onImport(rows.join(""));
  }

  return (
    <div className={`stack near ${styles.recipient}`}>
      <label htmlFor={fieldId} className={styles.label}>
        {t("recipient")}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        name="recipient"
        className={`mono ${styles.field}`}
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
      <p id={hintId} className={`note ${styles.hint}`}>
        {!text.trim().includes("\n") && <span className={styles.computer}>{t("recipientHint.computer")}</span>}
        <span>{t("recipientHint.lines")}</span>
      </p>
      {warning !== "" && <p>{warning}</p>}
      {question !== "" && (
        <div className="stack tight">
          <p>{question}</p>
          <div className="buttons">
            <Button onClick={handleImport}>{t("rows.import")}</Button>
            <Button onClick={() => answer(listCells(rows.slice(0, MAX_LINES).join("")))}>{t("rows.isList")}</Button>
          </div>
        </div>
      )}
      <SpokenText text={[warning, question].join(" ").trim()} />
    </div>
  );
}
