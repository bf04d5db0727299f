import { useId, useState } from "react";

import { isUnreadable, isUnsaved } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { Dialog, type DialogState, setAutofocus } from "../../ui/Dialog";
import "../../ui/summary.css";
import styles from "./BookSwitch.module.css";
import { FaultText } from "./FaultText";

/** Finds the switch, which gets the focus when the element that has it goes. */
export const BOOK_SWITCH = "[role=switch]";

/** Switching the book off deletes it, so a dialog asks first. */
export function BookSwitch() {
  const t = useTexts("book");
  const { book, store } = useBook();
  const textId = useId();
  const [isSwitching, setIsSwitching] = useState(false);
  const [isForgetting, setIsForgetting] = useState(false);
  // Such a list can only be saved, and its own text says so.
  const isListOnly = isUnsaved(book);
  const isOn = book.status === "on";
  const isExplained = book.status !== "opening" && !isListOnly;

  async function handleChange(): Promise<void> {
    if (isOn) return setIsForgetting(true);
    if (isListOnly) return;
    setIsSwitching(true);
    await store.switchOn();
    setIsSwitching(false);
  }

  return (
    <div className={`line ${styles.area}`}>
      <label className={`choice ${styles.switch}`}>
        <Checkbox
          // HTML allows no `aria-checked` on a checkbox, which has `checked`: https://www.w3.org/TR/html-aria/#docconformance
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          name="remember"
          aria-describedby={isExplained ? textId : undefined}
          aria-busy={isSwitching || undefined}
          aria-disabled={isListOnly || undefined}
          // The switch moves when it is pressed, and back where the book cannot be made.
          checked={isOn || isSwitching || isListOnly}
          onChange={() => void handleChange()}
        />
        {t("remember")}
      </label>
      {isOn ? (
        <details className="note">
          <summary>{t("whatStored")}</summary>
          <p id={textId}>{t("stored")}</p>
        </details>
      ) : (
        // It keeps its place, so that nothing moves.
        <p id={textId} className={`note ${styles.text}`} data-shown={isExplained || undefined}>
          {t("off")}
        </p>
      )}
      {book.status === "failed" && !isListOnly && (
        <FaultText>{`${t(`faults.${book.fault}`)}${isUnreadable(book) ? ` ${t("unreadable")}` : ""}`}</FaultText>
      )}
      <ForgetDialog isOpen={isForgetting} onClose={() => setIsForgetting(false)} />
    </div>
  );
}

export function ForgetDialog({ isOpen, onClose }: DialogState) {
  const t = useTexts("book");
  const { book, store } = useBook();
  const warningId = useId();

  function handleForget(): void {
    onClose();
    // It ends only once every other tab has let go of the book. Meanwhile the page says so. `Home` says that it is done.
    void store.forget();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      focusFallback={BOOK_SWITCH}
      title={t("forgetting.title")}
      warningId={warningId}
    >
      <p id={warningId}>{t("forgetting.what", { count: book.content?.entries.length ?? 0 })}</p>
      <p>{`${t("forgetting.switch")} ${t("forgetting.stays")}`}</p>
      <div className="buttons">
        <Button ref={setAutofocus} onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button variant="primary" className={styles.delete} onClick={handleForget}>
          {t("deleteEverything")}
        </Button>
      </div>
    </Dialog>
  );
}
