import { createPortal } from "react-dom";

import type { Alias } from "../../core";
import { locales } from "../../i18n/languages";
import { useLanguage } from "../../i18n/useLanguage";
import styles from "./PrintedList.module.css";

interface PrintedListProps {
  readonly aliases: readonly Alias[];
  readonly time: Date;
}

/** Takes the place of the whole page on paper. It has every address, where the list on the screen has a few rows. */
export function PrintedList({ aliases, time }: PrintedListProps) {
  const { language } = useLanguage();

  return createPortal(
    <div className={styles.sheet}>
      <h1>{aliases[0]?.original}</h1>
      <p>{time.toLocaleDateString(locales[language], { dateStyle: "long" })}</p>
      <ul>
        {aliases.map(({ email }) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
