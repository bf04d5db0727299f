import { memo } from "react";

import { VirtualTable } from "../ui/VirtualTable";
import type { SiteRow } from "./findRow";
import styles from "./SiteTable.module.css";
import { SiteTableRow } from "./SiteTableRow";
import { useSiteTexts } from "./useSiteTexts";

const COLUMNS = ["recipient", "email", "action"] as const;
const ROW_ESTIMATE_PX = 61;

interface SiteTableProps {
  readonly rows: readonly SiteRow[];
  readonly isRemembering: boolean;
  readonly onGive: (rows: readonly SiteRow[]) => void;
}

export const SiteTable = memo(function SiteTable({ rows, isRemembering, onGive }: SiteTableProps) {
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
      renderRow={(index) => <SiteTableRow row={rows[index]!} isRemembering={isRemembering} onGive={onGive} />}
    />
  );
});
