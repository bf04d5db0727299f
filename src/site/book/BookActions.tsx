import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";

import { type BookContent, countUnsaved } from "../../book/bookState";
import type { EntryOutcome } from "../../book/createBookStore";
import { toDay } from "../../book/bookEntries";
import { useBook } from "../../book/useBook";
import { type BookEntry, CSV_TYPE, toBookCsv, toBookJson, toRecipientLabel } from "../../core";
import { GmailFiltersButton } from "../../address/GmailFiltersButton";
import { isPlain } from "../../address/chooseFiltered";
import { useTexts } from "../../i18n/useTexts";
import { writeDate } from "../../i18n/writeDate";
import { useLanguage } from "../../i18n/useLanguage";
import { useDownload } from "../../toasts/useDownload";
import { Button } from "../../ui/Button";
import { passFocusTo } from "../../ui/passFocusTo";
import styles from "./BookList.module.css";

/** Both can be opened again. */
const FORMATS = {
  json: { type: "application/json", toText: toBookJson },
  csv: { type: CSV_TYPE, toText: toBookCsv },
};

/** Past this number of entries since the last backup, the page suggests one. */
const FEW_ENTRIES = 10;

/** Finds the title, which gets the focus when the element that has it goes. */
export const LIST_TITLE = "h2[tabindex]";

const passFocus = passFocusTo(LIST_TITLE);

interface BookActionsProps {
  readonly content: BookContent;
  readonly shown: readonly BookEntry[];
  readonly selected: readonly BookEntry[];
  readonly onOutcome: (outcome: EntryOutcome) => void;
  readonly onDelete: () => void;
  readonly onForget: () => void;
  readonly children: ReactNode;
}

export function BookActions({ content, shown, selected, onOutcome, onDelete, onForget, children }: BookActionsProps) {
  const t = useTexts("book");
  const { language } = useLanguage();
  const { book, store } = useBook();
  const download = useDownload();
  /** `null` until a person opens or closes the rest. It opens with a selection, which may be for filters. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isReadOnly = book.status === "failed";
  const isOpen = choice ?? (isReadOnly || selected.length > 0);
  const { entries, mailbox, lastBackup } = content;
  const unsaved = countUnsaved(content);
  const sentences = [
    lastBackup === undefined ? t("noBackup") : t("lastBackup", { date: writeDate(lastBackup, language) }),
    unsaved > FEW_ENTRIES && t("suggestBackup", { count: lastBackup === undefined ? 0 : unsaved }),
    t("otherDevice"),
  ];

  async function handleSave(extension: keyof typeof FORMATS): Promise<void> {
    const time = new Date();
    const { type, toText } = FORMATS[extension];
    download({ name: "plusdot-book", extension, type, text: toText(entries), time });
    const savedOrder = entries.at(-1)?.order ?? 0;
    if (!isReadOnly) onOutcome(await store.setDetails({ lastBackup: toDay(time), savedOrder }));
  }

  if (entries.length === 0) return children;
  return (
    <>
      {!isReadOnly && <p className="note">{sentences.filter(Boolean).join(" ")}</p>}
      <div ref={passFocus} className={`buttons ${styles.actions}`}>
        <Button variant={isReadOnly ? "primary" : "quiet"} onClick={() => void handleSave("json")}>
          {t("saveBackup")}
        </Button>
        {children}
        <Button
          variant="quiet"
          aria-label={t("more")}
          title={t("more")}
          aria-expanded={isOpen}
          onClick={() => setChoice(!isOpen)}
        >
          <Ellipsis aria-hidden />
        </Button>
        {/* Never hidden itself, because it has the dialog of the filters, which may be open. */}
        <div className={`buttons ${styles.more}`} data-open={isOpen || undefined}>
          <Button variant="quiet" onClick={() => void handleSave("csv")}>
            {t("saveCsv")}
          </Button>
          <GmailFiltersButton
            shown={shown}
            selected={selected}
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
    </>
  );
}
