import { useRef, useState } from "react";

import { contentOf } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { Button } from "../../ui/Button";
import { BookSwitch } from "./BookSwitch";
import { BackupOpener } from "./BackupOpener";
import { FaultText } from "./FaultText";
import { ForgetDialog } from "./ForgetDialog";
import styles from "./GivenAddresses.module.css";
import { GivenBook } from "./GivenBook";
import { useGivenTexts } from "./useGivenTexts";

/** The book: which address was given to whom. */
export function GivenAddresses({ isShown = true }: { readonly isShown?: boolean }) {
  const t = useGivenTexts();
  const { book } = useBook();
  const [isForgetting, setIsForgetting] = useState(false);
  const switchLabel = useRef<HTMLLabelElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const content = contentOf(book);
  const entries = content?.entries ?? [];
  const opener = <Button onClick={() => fileInput.current?.click()}>{t("openBackup")}</Button>;
  const handleForget = () => setIsForgetting(true);
  /** Where the focus goes when a dialog has switched the book on or off: the button that opened it is gone then. */
  const focusSwitch = () => switchLabel.current?.querySelector("input")?.focus();

  return (
    <div className={styles.place}>
      <BookSwitch switchRef={switchLabel} onForget={handleForget} />
      {book.status === "failed" && <FaultText fault={book.fault} />}
      {content !== null && (book.status === "on" || entries.length > 0) && (
        <GivenBook content={content} isReadOnly={book.status === "failed"}>
          {opener}
          <Button onClick={handleForget} aria-haspopup="dialog">
            {t("forgetting.open")}
          </Button>
        </GivenBook>
      )}
      {book.status === "off" && opener}
      <BackupOpener inputRef={fileInput} entries={entries} takesDrops={isShown} onFocusLost={focusSwitch} />
      <ForgetDialog
        isOpen={isForgetting}
        count={entries.length}
        onClose={() => setIsForgetting(false)}
        onForgotten={focusSwitch}
      />
    </div>
  );
}
