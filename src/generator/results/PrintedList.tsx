import type { Alias } from "../../core";
import { toLongDate } from "../../i18n/toLongDate";
import { useLanguage } from "../../i18n/useLanguage";
import { PrintSheet } from "../../tables/PrintSheet";
import styles from "./PrintedList.module.css";

interface PrintedListProps {
  readonly aliases: readonly Alias[];
  readonly time: Date;
}

/** The list on paper. It has every address, where the list on the screen has a few rows. */
export function PrintedList({ aliases, time }: PrintedListProps) {
  const { language } = useLanguage();

  return (
    <PrintSheet title={aliases[0]?.original} date={toLongDate(time, language)}>
      <ul className={styles.list}>
        {aliases.map(({ email }) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
    </PrintSheet>
  );
}
