import { useRef, useState } from "react";

import { contentOf, isUnsaved } from "../book/bookState";
import { useBook, useVisit } from "../book/useBook";
import { useTexts } from "../i18n/useTexts";
import { Button } from "../ui/Button";
import { BackupOpener } from "./BackupOpener";
import { ForgetDialog } from "./BookSwitch";
import styles from "./GivenAddresses.module.css";
import { GivenBook } from "./GivenBook";
import { FaultText, useGivenTexts } from "./useGivenTexts";

/** The book: which address was given to whom. */
export function GivenAddresses() {
  const t = useGivenTexts();
  const toastTexts = useTexts("toasts");
  const { book, store } = useBook();
  const { isCopyLeft } = useVisit();
  const fileInput = useRef<HTMLInputElement>(null);
  const [isForgetting, setIsForgetting] = useState(false);
  const content = contentOf(book);
  const opener = <Button onClick={() => fileInput.current?.click()}>{t("openBackup")}</Button>;

  return (
    <div className={styles.place}>
      {content !== null && (book.status === "on" || isUnsaved(book)) && (
        <GivenBook content={content} onForget={() => setIsForgetting(true)}>
          {isUnsaved(book) ? <Button onClick={() => void store.retry()}>{toastTexts("retry")}</Button> : opener}
        </GivenBook>
      )}
      {book.status === "off" && opener}
      {isCopyLeft && <FaultText>{t("copyLeft")}</FaultText>}
      <BackupOpener inputRef={fileInput} />
      <ForgetDialog isOpen={isForgetting} onClose={() => setIsForgetting(false)} />
    </div>
  );
}
