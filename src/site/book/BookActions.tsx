import { Ellipsis } from "lucide";
import { useState } from "react";

import { isPlain } from "../../address/chooseFiltered";
import { GmailFiltersButton } from "../../address/GmailFiltersButton";
import { toDay } from "../../book/bookEntries";
import { type BookContent, countUnsaved } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { useBook } from "../../book/useBook";
import { type BookEntry, CSV_TYPE, toBookCsv, toBookJson, toRecipientLabel } from "../../core";
import { useLanguage, useTexts } from "../../i18n/useTexts";
import { writeDate } from "../../i18n/writeDate";
import { deletesUnvisited } from "../../platform/storage";
import { useDownload } from "../../toasts/useDownload";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { passFocusTo } from "../../ui/passFocusTo";
import styles from "./BookPanel.module.css";

const FORMATS = {
  json: { type: "application/json", toText: toBookJson },
  csv: { type: CSV_TYPE, toText: toBookCsv },
};

/** With more since the last backup, the page suggests one. */
const FEW_ENTRIES = 10;

const passFocus = passFocusTo("h2[tabindex]");

interface BookActionsProps {
  readonly content: BookContent;
  readonly shown: readonly BookEntry[];
  readonly selected: readonly BookEntry[];
  /** Shows or hides the checkboxes of the rows. */
  readonly onSelect: () => void;
  readonly onOutcome: (outcome: EntryOutcome) => void;
  readonly onDelete: () => void;
  readonly onForget: () => void;
}

/** The buttons below the list. A list that the browser cannot read can only be saved. */
export function BookActions({ content, shown, selected, onSelect, onOutcome, onDelete, onForget }: BookActionsProps) {
  const t = useTexts("book");
  const toastText = useTexts("toasts");
  const { language } = useLanguage();
  const { book, visit, store } = useBook();
  const download = useDownload();
  const isReadOnly = book.status === "failed";
  const [isOpen, setIsOpen] = useState(isReadOnly);
  const more = t("more");
  const toggle = () => setIsOpen(!isOpen);
  const { entries, mailbox, lastBackup } = content;
  const unsaved = countUnsaved(content);
  const sentences = [
    lastBackup === undefined ? t("noBackup") : t("lastBackup", { date: writeDate(lastBackup, language) }),
    unsaved > FEW_ENTRIES && t("suggestBackup", { count: lastBackup === undefined ? 0 : unsaved }),
    book.status === "on" && t(`lasting.${book.isLasting}`, { isUnvisitedDeleted: String(deletesUnvisited()) }),
  ];

  async function handleSave(extension: keyof typeof FORMATS): Promise<void> {
    const time = new Date();
    const { type, toText } = FORMATS[extension];
    // A list that cannot be read gets no more entries, and this is the last way to keep those of this visit.
    const saved = isReadOnly ? [...entries, ...visit.entries] : entries;
    download({ name: "plusdot-book", extension, type, text: toText(saved), time });
    const savedOrder = entries.at(-1)?.order ?? 0;
    if (!isReadOnly) onOutcome(await store.setDetails({ lastBackup: toDay(time), savedOrder }));
  }

  return (
    <div className={`stack tight ${styles.actions}`}>
      {entries.length > 0 && (
        <div ref={passFocus} className={`buttons ${styles.buttons}`}>
          <Button variant={isReadOnly ? "primary" : "quiet"} onClick={() => void handleSave("json")}>
            {t("saveBackup")}
          </Button>
          {isReadOnly && <Button onClick={() => void store.retry()}>{toastText("retry")}</Button>}
          <Button variant="quiet" aria-label={more} title={more} aria-expanded={isOpen} onClick={toggle}>
            <Icon node={Ellipsis} />
          </Button>
          {/* Never hidden itself, because it has the dialog of the filters, which may be open. */}
          <div className={`buttons ${styles.more}`} data-open={isOpen || undefined}>
            {!isReadOnly && (
              <Button variant="quiet" onClick={onSelect}>
                {t("selectRows")}
              </Button>
            )}
            <Button variant="quiet" onClick={() => void handleSave("csv")}>
              {t("saveCsv")}
            </Button>
            <GmailFiltersButton
              shown={selected.length > 0 ? selected : shown}
              labelOf={toRecipientLabel}
              // Where the book has no mailbox, an address without dots counts as the person's own.
              isPlain={({ email }) => isPlain({ email, original: mailbox ?? email.replaceAll(/\.(?=.*@)/g, "") })}
            />
            {!isReadOnly && selected.length > 0 && (
              <Button ref={passFocus} variant="quiet" onClick={onDelete}>
                {t("deleteSelected", { count: selected.length })}
              </Button>
            )}
            {!isReadOnly && (
              <Button variant="quiet" className={styles.forget} aria-haspopup="dialog" onClick={onForget}>
                {t("deleteEverything")}
              </Button>
            )}
          </div>
        </div>
      )}
      {entries.length > 0 && !isReadOnly && <p className="note">{sentences.filter(Boolean).join(" ")}</p>}
      {book.status === "on" && (
        <details className="note">
          <summary>{t("whatStored")}</summary>
          <p>{`${t("stored")} ${t("otherDevice")}`}</p>
        </details>
      )}
    </div>
  );
}
