import { useBook } from "../../book/useBook";
import { toLongDate } from "../../i18n/toLongDate";
import { useLanguage } from "../../i18n/useLanguage";
import { Button } from "../../ui/Button";
import styles from "./GivenBook.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface RestoredNoteProps {
  /** From when the second copy is, as an ISO time. */
  readonly time: string;
}

/** Says that the list came from its second copy, until a person closes it. */
export function RestoredNote({ time }: RestoredNoteProps) {
  const t = useGivenTexts();
  const { book, store } = useBook();
  const { language } = useLanguage();

  return (
    <div className={styles.restored}>
      <p>{t("restored", { time: toLongDate(new Date(time), language, "short") })}</p>
      {book.status === "on" && <Button onClick={() => void store.setDetails({ restored: "" })}>{t("close")}</Button>}
    </div>
  );
}
