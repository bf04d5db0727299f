import type { BookContent } from "../../book/bookDatabase";
import { toLongDate } from "../../i18n/toLongDate";
import { useLanguage } from "../../i18n/useLanguage";
import styles from "./GivenBook.module.css";
import { useGivenTexts } from "./useGivenTexts";

/** Past this number of entries since the last backup, the page suggests one. */
const FEW_ENTRIES = 10;

/** Says when the last backup was saved, and suggests one when it is time. */
export function LastBackup({ content: { entries, copied, unsaved = 0 } }: { readonly content: BookContent }) {
  const t = useGivenTexts();
  const { language } = useLanguage();
  if (entries.length === 0) return null;
  const isDue = unsaved > FEW_ENTRIES;
  const sentences = [
    copied === undefined ? t("noBackup") : t("lastBackup", { date: toLongDate(copied, language) }),
    isDue && copied !== undefined && t("addedSince", { count: unsaved }),
    isDue && t("suggestBackup"),
  ];
  return <p className={styles.quiet}>{sentences.filter(Boolean).join(" ")}</p>;
}
