import type { ReactNode } from "react";

import type { BookEntry } from "../core";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** Says to whom an address was given, and when. */
export function Trace({ entry: { recipient, date } }: { readonly entry: BookEntry }) {
  const t = useCheckTexts();
  const { language } = useLanguage();

  return (
    <span className={styles.trace}>
      {t.rich("trace", {
        recipient,
        date: toLongDate(date, language),
        who: isolate,
      })}
    </span>
  );
}

/** A recipient that is written from right to left must not turn the rest. */
function isolate(recipient: ReactNode): ReactNode {
  return <bdi>{recipient}</bdi>;
}
