import { BreakableAddress } from "../addressText/BreakableAddress";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { hasAddress, type SiteRow } from "./findRow";
import styles from "./SiteTable.module.css";
import { useSiteTexts } from "./useSiteTexts";

interface SiteTableRowProps {
  readonly row: SiteRow;
  readonly isRemembering: boolean;
  readonly onGive: (rows: readonly SiteRow[]) => void;
}

export function SiteTableRow({ row, isRemembering, onGive }: SiteTableRowProps) {
  const t = useSiteTexts();
  const { language } = useLanguage();
  if (!hasAddress(row)) {
    return (
      <>
        <span role="cell" className={styles.recipient}>
          {row.recipient}
        </span>
        <span role="cell" className={styles.quiet}>
          {t(`errors.${row.error}`)}
        </span>
        <span role="cell" />
      </>
    );
  }
  const { recipient, email, date } = row;
  return (
    <>
      <span role="cell" className={styles.recipient}>
        {recipient}
      </span>
      <span role="cell">
        <span className={styles.email}>
          <BreakableAddress text={email} />
        </span>
        {date !== null && <span className={styles.quiet}>{t("given", { date: toLongDate(date, language) })}</span>}
      </span>
      <span role="cell">
        <Button aria-label={t(isRemembering ? "rememberOne" : "copyOne", { email })} onClick={() => onGive([row])}>
          {t("copy")}
        </Button>
      </span>
    </>
  );
}
