import { BreakableAddress } from "../addressText/BreakableAddress";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { VirtualTable } from "../ui/VirtualTable";
import { hasAddress, type SiteRow } from "./findRow";
import styles from "./SiteTable.module.css";
import { useSiteTexts } from "./useSiteTexts";

const COLUMNS = ["recipient", "email", "action"] as const;
const ROW_ESTIMATE_PX = 61;

interface SiteTableProps {
  readonly rows: readonly SiteRow[];
  readonly isRemembering: boolean;
  readonly onGive: (rows: readonly SiteRow[]) => void;
}

export function SiteTable({ rows, isRemembering, onGive }: SiteTableProps) {
  const t = useSiteTexts();
  return (
    <VirtualTable
      label={t("list")}
      className={styles.table}
      rowEstimate={ROW_ESTIMATE_PX}
      headings={COLUMNS.map((column) => (
        <span key={column} role="columnheader">
          {t(`columns.${column}`)}
        </span>
      ))}
      count={rows.length}
      renderRow={(index) => (
        <>
          <span role="cell" className={styles.recipient}>
            {rows[index]!.recipient}
          </span>
          <AddressCells row={rows[index]!} isRemembering={isRemembering} onGive={onGive} />
        </>
      )}
    />
  );
}

interface AddressCellsProps extends Omit<SiteTableProps, "rows"> {
  readonly row: SiteRow;
}

/** The address and a button that copies it, or the reason why there is none. */
function AddressCells({ row, isRemembering, onGive }: AddressCellsProps) {
  const t = useSiteTexts();
  const { language } = useLanguage();
  if (!hasAddress(row)) {
    return (
      <>
        <span role="cell" className={styles.quiet}>
          {t(`errors.${row.error}`)}
        </span>
        <span role="cell" />
      </>
    );
  }
  const { email, date } = row;
  return (
    <>
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
