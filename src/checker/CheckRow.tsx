import { useTranslations } from "use-intl/react";

import type { CheckedAddress } from "../core";
import styles from "./CheckTable.module.css";

export function CheckRow({ row }: { readonly row: CheckedAddress }) {
  const t = useTranslations("check");
  const notes = [row.group !== null && t("group", { number: row.group }), row.isRepeated && t("repeated")];

  return (
    <>
      <span role="cell" className={styles.input}>
        {row.input}
      </span>
      <span role="cell" className={row.verdict === "gmail" ? styles.mailbox : styles.quiet}>
        {row.verdict === "gmail" && row.mailbox}
        {row.verdict === "other-host" && t("otherHost", { host: row.host })}
        {row.verdict === "invalid" && t("invalid")}
      </span>
      <span role="cell" className={row.verdict === "gmail" && row.tag !== null ? undefined : styles.quiet}>
        {row.verdict === "gmail" && (row.tag === null ? t("noTag") : t("givenTo", { tag: row.tag }))}
      </span>
      <span role="cell" className={styles.notes}>
        {notes
          .filter((note) => note !== false)
          .map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
      </span>
    </>
  );
}
