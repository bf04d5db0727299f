import { memo } from "react";
import { useTranslations } from "use-intl/react";

import type { CheckedAddress } from "../core";
import { CheckActions } from "./CheckActions";
import styles from "./CheckResult.module.css";
import { CheckTable } from "./CheckTable";

interface CheckResultProps {
  readonly rows: readonly CheckedAddress[];
  /** Whether the field is empty. */
  readonly isEmpty: boolean;
}

/** Shows a summary of the checked addresses, the table, and buttons to copy or save the result. */
export const CheckResult = memo(function CheckResult({ rows, isEmpty }: CheckResultProps) {
  const t = useTranslations("check");
  const hasRows = rows.length > 0;

  return (
    <div className={styles.result} data-empty={!hasRows || undefined}>
      <div className={styles.top}>
        {/* Always rendered, because screen readers announce only the changes of a live region. */}
        <p role="status" className={styles.summary}>
          {hasRows ? t("summary", countsOf(rows)) : !isEmpty && t("none")}
        </p>
        {hasRows && <CheckActions rows={rows} />}
      </div>
      {hasRows && <CheckTable rows={rows} />}
      {isEmpty && <p>{t("empty")}</p>}
    </div>
  );
});

function countsOf(rows: readonly CheckedAddress[]) {
  const mailboxes = new Set(rows.flatMap((row) => (row.verdict === "gmail" ? [row.mailbox] : [])));
  return {
    addresses: rows.length,
    mailboxes: mailboxes.size,
    repeated: rows.filter(({ isRepeated }) => isRepeated).length,
  };
}
