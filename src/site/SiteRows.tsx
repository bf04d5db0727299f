import { Download } from "lucide-react";

import { toBookCsv, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../gmailFilters/GmailFiltersButton";
import { downloadFile } from "../platform/downloadFile";
import { Button } from "../ui/Button";
import { toEntries } from "./findRow";
import { type FoundRow, hasAddress, type SiteRow } from "./siteRow";
import styles from "./SiteResult.module.css";
import { SiteTable } from "./SiteTable";
import { MAX_LINES } from "./toLines";
import { useSiteTexts } from "./useSiteTexts";

const NONE: readonly FoundRow[] = [];

interface SiteRowsProps {
  readonly rows: readonly SiteRow[];
  /** Whether there are more lines than rows. */
  readonly isBounded: boolean;
  readonly isRemembering: boolean;
  readonly onGive: (rows: readonly SiteRow[]) => void;
  readonly onSave: (rows: readonly FoundRow[]) => void;
}

/** An address for each of many recipients, and what can be done with all of them. */
export function SiteRows({ rows, isBounded, isRemembering, onGive, onSave }: SiteRowsProps) {
  const t = useSiteTexts();
  const found = rows.filter(hasAddress);

  function handleSave(): void {
    saveRows(found);
    onSave(found);
  }

  return (
    <div className={styles.result}>
      <p role="status">{t("count", { count: found.length })}</p>
      {isBounded && <p className={styles.hint}>{t("bound", { count: MAX_LINES })}</p>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t(isRemembering ? "rememberAll" : "copyAll")}
        </Button>
        <Button inert={found.length === 0} onClick={handleSave}>
          <Download aria-hidden />
          CSV
        </Button>
        <GmailFiltersButton shown={found} selected={NONE} labelOf={toRecipientLabel} />
      </div>
      <SiteTable rows={rows} isRemembering={isRemembering} onGive={onGive} />
    </div>
  );
}

/** Saves the rows as a backup in CSV, which can be opened as one. */
function saveRows(rows: readonly FoundRow[]): void {
  const text = toBookCsv(toEntries(rows));
  downloadFile({ name: "plusdot-addresses", extension: "csv", text, time: new Date() });
}
