import { useState } from "react";

import { isUnreadable, isUnsaved } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { passFocusTo } from "../../ui/passFocusTo";
import { PageBookmark } from "../PageBookmark";
import { ForgetDialog, BOOK_SWITCH } from "./BookSwitch";
import styles from "./BookPanel.module.css";
import { BookList } from "./BookList";
import { ImportDialog } from "./ImportDialog";
import type { Importing } from "./useImport";

const passFocus = passFocusTo(BOOK_SWITCH);

export function BookPanel({ importing }: { readonly importing: Importing }) {
  const t = useTexts("book");
  const toastTexts = useTexts("toasts");
  const { book, store } = useBook();
  const [isForgetting, setIsForgetting] = useState(false);
  const { content } = book;
  const hasList = content !== null && (book.status === "on" || isUnsaved(book));

  const opener = (
    <Button ref={passFocus} variant="quiet" aria-haspopup="dialog" onClick={importing.open}>
      {t("import")}
    </Button>
  );

  return (
    <div className={`answer buttons ${styles.area}`}>
      {hasList && (
        <BookList
          content={content}
          opener={isUnsaved(book) ? <Button onClick={() => void store.retry()}>{toastTexts("retry")}</Button> : opener}
          onForget={() => setIsForgetting(true)}
        />
      )}
      {/* Not while the book opens, because it may still belong below the list. */}
      {!hasList && book.status !== "opening" && <PageBookmark />}
      {(book.status === "off" || isUnreadable(book)) && opener}
      {isUnreadable(book) && (
        <Button ref={passFocus} aria-haspopup="dialog" onClick={() => setIsForgetting(true)}>
          {t("deleteEverything")}
        </Button>
      )}
      <ImportDialog {...importing} />
      <ForgetDialog isOpen={isForgetting} onClose={() => setIsForgetting(false)} />
    </div>
  );
}
