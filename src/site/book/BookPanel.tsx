import { useId, useState } from "react";

import { AddressText } from "../../address/AddressText";
import { isUnreadable, isUnsaved } from "../../book/bookState";
import { useBook } from "../../book/useBook";
import { toAddressPieces } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { useNeededPart } from "../../toasts/useLoad";
import { Button } from "../../ui/Button";
import { Fault } from "../../ui/Fault";
import { FileDrop } from "../../ui/FileDrop";
import { passFocusTo } from "../../ui/passFocusTo";
import { PageBookmark } from "../PageBookmark";
import styles from "./BookPanel.module.css";
import { BOOK_SWITCH, BookSwitch } from "./BookSwitch";
import type { Importing } from "./ImportDialog";
import { bookKeeperPart } from "./useImport";

const passFocus = passFocusTo(BOOK_SWITCH);

const GHOSTS = ["zara", "booking", "ikea"];

/** The card of the list. Until a person switches the list on, it shows what the list will be like. */
export function BookPanel({ importing }: { readonly importing: Importing }) {
  const t = useTexts("book");
  const siteText = useTexts("site");
  const { book, visit } = useBook();
  const titleId = useId();
  const textId = useId();
  const [isForgetting, setIsForgetting] = useState(false);
  const { content } = book;
  const hasList = content !== null && (book.status === "on" || isUnsaved(book));
  const keeper = useNeededPart(bookKeeperPart, hasList || isUnreadable(book));
  const handleForget = () => setIsForgetting(true);

  return (
    <section
      className={`answer surface ${styles.card}`}
      data-has-list={hasList || undefined}
      aria-labelledby={hasList ? titleId : undefined}
    >
      <h2 id={titleId} tabIndex={-1}>
        {t("title")}
      </h2>
      <BookSwitch descriptionId={hasList ? undefined : textId} onForget={handleForget} />
      {!hasList && (
        <p id={textId} className={`note ${styles.offer}`}>
          {t("off")}
        </p>
      )}
      {visit.fault !== null && <Fault>{`${siteText("notRemembered")} ${siteText(`faults.${visit.fault}`)}`}</Fault>}
      {book.status === "failed" && !hasList && (
        <Fault>
          {t(`faults.${book.fault}`)} {isUnreadable(book) && t("unreadable")}
        </Fault>
      )}
      {hasList && keeper && <keeper.BookList content={content} onForget={handleForget} />}
      {(book.status === "off" || book.status === "opening" || (hasList && !keeper)) && (
        <div inert className={styles.ghosts}>
          {GHOSTS.map((name) => (
            <div key={name} translate="no">
              <p>{name}.com</p>
              <AddressText pieces={toAddressPieces(`jane.doe+${name}@gmail.com`)} />
            </div>
          ))}
        </div>
      )}
      <div className={`line ${styles.foot}`}>
        {(book.status !== "failed" || isUnreadable(book)) && (
          <Button ref={passFocus} variant="quiet" name="import" aria-haspopup="dialog" onClick={importing.open}>
            {t("import")}
          </Button>
        )}
        {isUnreadable(book) && (
          <Button ref={passFocus} aria-haspopup="dialog" onClick={handleForget}>
            {t("deleteEverything")}
          </Button>
        )}
        <PageBookmark />
      </div>
      <FileDrop onDrop={importing.readFiles}>{t("importing.drop")}</FileDrop>
      {keeper && (
        <>
          <keeper.ImportDialog {...importing} />
          <keeper.ForgetDialog isOpen={isForgetting} onClose={() => setIsForgetting(false)} />
        </>
      )}
    </section>
  );
}
