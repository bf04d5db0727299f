import { useRef, useState } from "react";

import { contentOf } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { useLostFocus } from "../../ui/useLostFocus";
import { BookSwitch } from "./BookSwitch";
import { BackupOpener } from "./BackupOpener";
import { FaultText } from "./FaultText";
import { ForgetDialog } from "./ForgetDialog";
import styles from "./GivenAddresses.module.css";
import { GivenBook } from "./GivenBook";
import { useGivenTexts } from "./useGivenTexts";

/** The book: which address was given to whom. */
export function GivenAddresses() {
  const t = useGivenTexts();
  const toastTexts = useTexts("toasts");
  const { book, store } = useBook();
  const [isForgetting, setIsForgetting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const switchLabel = useRef<HTMLLabelElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const content = contentOf(book);
  const entries = content?.entries ?? [];
  /** Whether the page lists what it can no longer read. */
  const isUnsaved = book.status === "failed" && entries.length > 0;
  const opener = <Button onClick={() => fileInput.current?.click()}>{t("openBackup")}</Button>;
  const handleForget = () => setIsForgetting(true);
  /** Where the focus goes when a dialog has switched the book on or off: the button that opened it is gone then. */
  const focusSwitch = () => switchLabel.current?.querySelector("input")?.focus();
  // The last row may go, or the whole list, and in another tab too.
  const focusHandlers = useLostFocus(book, () => {
    const heading = place.current?.querySelector<HTMLElement>("h2[tabindex]");
    if (heading) heading.focus();
    else focusSwitch();
  });

  return (
    <div ref={place} className={styles.place} {...focusHandlers}>
      {!isUnsaved && <BookSwitch switchRef={switchLabel} onForget={handleForget} />}
      {book.status === "failed" && !isUnsaved && <FaultText fault={book.fault} />}
      {content !== null && (book.status === "on" || isUnsaved) && (
        <GivenBook content={content}>
          {isUnsaved ? (
            <Button onClick={() => void store.retry()}>{toastTexts("retry")}</Button>
          ) : (
            <>
              {opener}
              <Button onClick={handleForget} aria-haspopup="dialog">
                {t("forgetting.open")}
              </Button>
            </>
          )}
        </GivenBook>
      )}
      {book.status === "off" && opener}
      <BackupOpener inputRef={fileInput} entries={entries} onFocusLost={focusSwitch} />
      <ForgetDialog
        isOpen={isForgetting}
        count={entries.length}
        onClose={() => setIsForgetting(false)}
        onForgotten={focusSwitch}
      />
    </div>
  );
}
