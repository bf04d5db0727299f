import { Download } from "lucide-react";
import type { ReactNode } from "react";

import { type BookContent, countUnsaved } from "../book/bookState";
import type { EntryOutcome } from "../book/createBookStore";
import { toDay } from "../book/bookEntries";
import { useBook } from "../book/useBook";
import { type BookEntry, CSV_TYPE, toBookCsv, toBookJson, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../gmailFilters/GmailFiltersButton";
import { isPlain } from "../gmailFilters/withoutPlain";
import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import styles from "./GivenBook.module.css";
import { useGivenTexts } from "./useGivenTexts";

/** The forms of a backup. Both can be opened again. */
const FORMS = {
  json: { type: "application/json", toText: toBookJson },
  csv: { type: CSV_TYPE, toText: toBookCsv },
};

/** Past this number of entries since the last backup, the page suggests one. */
const FEW_ENTRIES = 10;

/** Finds the title of the list, for the focus of what goes. */
export const LIST_TITLE = "h2[tabindex]";

const passFocus = passFocusTo(LIST_TITLE);

interface GivenActionsProps {
  readonly content: BookContent;
  readonly shown: readonly BookEntry[];
  readonly selected: readonly BookEntry[];
  readonly onOutcome: (outcome: EntryOutcome) => void;
  /** The button that is there with an empty list too. */
  readonly children: ReactNode;
}

/** Saves and opens backups, makes Gmail filters, and says when the last backup was saved. */
export function GivenActions({ content, shown, selected, onOutcome, children }: GivenActionsProps) {
  const t = useGivenTexts();
  const { book, store } = useBook();
  const download = useDownload();
  const isReadOnly = book.status === "failed";
  const { entries, mailbox, lastBackup } = content;
  const isEmpty = entries.length === 0;

  async function handleSave(extension: keyof typeof FORMS): Promise<void> {
    const time = new Date();
    const { type, toText } = FORMS[extension];
    void download({ name: "plusdot-book", extension, type, text: toText(entries), time });
    const savedOrder = entries.at(-1)?.order ?? 0;
    if (!isReadOnly) onOutcome(await store.setDetails({ lastBackup: toDay(time), savedOrder }));
  }

  return (
    <>
      <div ref={passFocus} className={`buttons note ${styles.actions}`}>
        {/* In pairs, so that two lines are alike. */}
        {!isEmpty && (
          <div className="buttons">
            <Button
              variant={isReadOnly || lastBackup === undefined ? "primary" : "secondary"}
              onClick={() => void handleSave("json")}
            >
              <Download aria-hidden />
              {t("saveBackup")}
            </Button>
            <Button onClick={() => void handleSave("csv")}>
              <Download aria-hidden />
              {t("saveCsv")}
            </Button>
          </div>
        )}
        <div className="buttons">
          {!isEmpty && (
            <GmailFiltersButton
              shown={shown}
              selected={selected}
              labelOf={toRecipientLabel}
              // Without a remembered mailbox, an address without dots is taken for the person's own.
              isPlain={({ email }) => isPlain({ email, original: mailbox ?? email.replaceAll(/\.(?=.*@)/g, "") })}
            />
          )}
          {children}
        </div>
      </div>
      {!isReadOnly && !isEmpty && <LastBackup content={content} />}
    </>
  );
}

function LastBackup({ content }: { readonly content: BookContent }) {
  const t = useGivenTexts();
  const { language } = useLanguage();
  const { lastBackup } = content;
  const unsaved = countUnsaved(content);
  const isDue = unsaved > FEW_ENTRIES;
  const sentences = [
    lastBackup === undefined ? t("noBackup") : t("lastBackup", { date: toLongDate(lastBackup, language) }),
    isDue && lastBackup !== undefined && t("addedSince", { count: unsaved }),
    isDue && t("suggestBackup"),
    t("otherDevice"),
  ];
  return <p className="note">{sentences.filter(Boolean).join(" ")}</p>;
}
