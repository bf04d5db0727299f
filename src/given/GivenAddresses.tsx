import { useRef } from "react";

import { contentOf, isUnsaved } from "../book/bookState";
import { useBook, useVisit } from "../book/useBook";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { useLostFocus } from "../ui/useLostFocus";
import { BackupOpener } from "./BackupOpener";
import { findSwitch } from "./BookSwitch";
import { FaultText } from "./FaultText";
import styles from "./GivenAddresses.module.css";
import { GivenBook } from "./GivenBook";
import { useGivenTexts } from "./useGivenTexts";

/** The book: which address was given to whom. */
export function GivenAddresses() {
  const t = useGivenTexts();
  const toastTexts = useTexts("toasts");
  const { book, store } = useBook();
  const { isCopyLeft } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const content = contentOf(book);
  const opener = <Button onClick={() => fileInput.current?.click()}>{t("openBackup")}</Button>;
  // The last row may go, or the whole list, and in another tab too.
  const focusHandlers = useLostFocus(book, () => {
    (place.current?.querySelector<HTMLElement>("h2[tabindex]") ?? findSwitch())?.focus();
  });

  return (
    <div ref={place} className={styles.place} {...focusHandlers}>
      {content !== null && (book.status === "on" || isUnsaved(book)) && (
        <GivenBook content={content}>
          {isUnsaved(book) ? <Button onClick={() => void store.retry()}>{toastTexts("retry")}</Button> : opener}
        </GivenBook>
      )}
      {book.status === "off" && opener}
      {isCopyLeft && <FaultText>{t("copyLeft")}</FaultText>}
      <BackupOpener inputRef={fileInput} />
    </div>
  );
}
