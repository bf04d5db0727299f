import { Maximize2 } from "lucide-react";

import { AddressText } from "../addressText/AddressText";
import { BreakableAddress } from "../addressText/BreakableAddress";
import { toAddressParts } from "../core";
import { toShortDate } from "../i18n/toShortDate";
import { useLanguage } from "../i18n/useLanguage";
import { Button } from "../ui/Button";
import { VirtualTable } from "../tables/VirtualTable";
import { type FoundRow, hasAddress, type SiteRow } from "./findRows";
import { useShow } from "../showing/useShow";
import styles from "./SiteTable.module.css";
import type { HandOut } from "./useHandOut";
import { useSiteTexts } from "./useSiteTexts";

const COLUMNS = ["recipient", "email", "action"] as const;
const ROW_ESTIMATE_PX = 61;

interface SiteTableProps {
  readonly rows: readonly SiteRow[];
  /** The mailbox, as an address. */
  readonly original: string;
  readonly isRemembering: boolean;
  readonly onCopy: (row: FoundRow) => void;
  readonly onHandOut: HandOut;
}

export function SiteTable({ rows, original, isRemembering, onCopy, onHandOut }: SiteTableProps) {
  const t = useSiteTexts();
  const show = useShow();

  return (
    <VirtualTable
      label={t("list")}
      className={styles.table}
      rowEstimate={ROW_ESTIMATE_PX}
      headings={COLUMNS.map((column) => t(`columns.${column}`))}
      count={rows.length}
      renderRow={(index) => {
        const row = rows[index]!;
        return (
          <>
            <SiteCells row={row} original={original} />
            <span role="cell" className={styles.actions}>
              {hasAddress(row) && (
                <>
                  <Button
                    aria-label={t(isRemembering ? "rememberOne" : "copyOne", { email: row.email })}
                    onClick={() => onCopy(row)}
                  >
                    {t("copy")}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t("showOne", { email: row.email })}
                    title={t("showOne", { email: row.email })}
                    aria-haspopup="dialog"
                    onClick={() => onHandOut([row], show(row.email))}
                  >
                    <Maximize2 aria-hidden />
                  </Button>
                </>
              )}
            </span>
          </>
        );
      }}
    />
  );
}

interface SiteCellsProps {
  readonly row: SiteRow;
  /** The mailbox. With it, the parts of the address that it does not have are tinted. */
  readonly original?: string;
}

/** The recipient and its address, or the reason why it has none, on the screen and on paper. */
export function SiteCells({ row, original }: SiteCellsProps) {
  const t = useSiteTexts();
  const { language } = useLanguage();
  const found = hasAddress(row) ? row : null;

  return (
    <>
      <span role="cell" className={styles.recipient} translate="no">
        {row.recipient}
      </span>
      <span role="cell" className={styles.address}>
        <span className={found === null ? styles.fault : styles.email}>
          {!hasAddress(row) ? (
            t(`errors.${row.error}`)
          ) : original === undefined ? (
            <BreakableAddress text={row.email} />
          ) : (
            <AddressText parts={toAddressParts({ email: row.email, original })} tinted="new" />
          )}
        </span>
        {found?.date && <span className={styles.quiet}>{t("given", { date: toShortDate(found.date, language) })}</span>}
        {found?.shared && <span className={styles.quiet}>{t("shared", found.shared)}</span>}
      </span>
    </>
  );
}
