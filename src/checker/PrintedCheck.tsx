import type { FindGiven } from "../book/useGivenTo";
import type { Check } from "../core";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import { PrintSheet } from "../ui/PrintSheet";
import { CheckHeadings, CheckRow } from "./CheckRow";
import { CheckSummary } from "./CheckSummary";
import styles from "./PrintedCheck.module.css";
import { useCheckTexts } from "./useCheckTexts";

/** Some 300 sheets. The browser would stand still for long to lay out many more. */
const MAX_ROWS = 10_000;

interface PrintedCheckProps {
  readonly check: Check;
  readonly time: Date;
  readonly findGiven: FindGiven | null;
}

/** The check on paper. It has every address, where the table on the screen has a few rows. */
export function PrintedCheck({ check, time, findGiven }: PrintedCheckProps) {
  const t = useCheckTexts();
  const { language } = useLanguage();
  const rows = check.rows.slice(0, MAX_ROWS);

  return (
    <PrintSheet title={t("title")} date={toLongDate(time, language)}>
      <CheckSummary check={check} />
      {rows.length < check.rows.length && <p>{t("firstRows", { count: rows.length })}</p>}
      <div role="table" className={styles.table}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={styles.row}>
            <CheckHeadings findGiven={findGiven} />
          </div>
        </div>
        {rows.map((row, index) => (
          <div key={index} role="row" className={styles.row}>
            <CheckRow row={row} findGiven={findGiven} />
          </div>
        ))}
      </div>
    </PrintSheet>
  );
}
