import { Download } from "lucide-react";
import { type ReactNode, useMemo } from "react";

import { toDay } from "../book/toDay";
import { toBookCsv, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../gmailFilters/GmailFiltersButton";
import { downloadFile } from "../platform/downloadFile";
import { Button } from "../ui/Button";
import { SearchField } from "../tables/SearchField";
import { useSearch } from "../tables/useSearch";
import { CopyLabel } from "./CopyLabel";
import { type FoundRow, hasAddress, type SiteRow, toEntries } from "./findRows";
import { searchRows } from "./searchRows";
import styles from "./SiteResult.module.css";
import { SiteTable } from "./SiteTable";
import { MAX_LINES } from "./toLines";
import type { HandOut } from "./useHandOut";
import { useSiteTexts } from "./useSiteTexts";

const NONE: readonly FoundRow[] = [];

interface SiteRowsProps {
  readonly rows: readonly SiteRow[];
  /** Whether there are more lines than rows. */
  readonly isBounded: boolean;
  /** The mailbox, as an address. */
  readonly original: string;
  readonly isRemembering: boolean;
  readonly isTicked: boolean;
  readonly onCopy: (row: FoundRow) => void;
  readonly onHandOut: HandOut;
  /** The memory. */
  readonly children: ReactNode;
}

/** An address for each of many recipients, and what can be done with all of them. */
export function SiteRows(props: SiteRowsProps) {
  const { rows, isBounded, original, isRemembering, isTicked, onCopy, onHandOut, children } = props;
  const t = useSiteTexts();
  const { field, query, showAll } = useSearch();
  const shown = useMemo(() => searchRows(rows, query), [rows, query]);
  const found = rows.filter(hasAddress);
  const total = found.length;
  const count = t("count", { count: total });
  const unusable = rows.length - total;
  const isSearch = shown.length < rows.length;

  function handleSave(): void {
    saveRows(found);
    onHandOut(found);
  }

  return (
    <div className={styles.result}>
      <p role="status">
        {isSearch
          ? t("found", { count: shown.filter(hasAddress).length, total })
          : unusable > 0
            ? t("countWithout", { count: total, unusable })
            : count}
      </p>
      {isBounded && <p className={styles.hint}>{t("bound", { count: MAX_LINES })}</p>}
      <div className={styles.actions}>
        {/* Not before the rows are found: a person need not wait for them. */}
        <Button type="submit" variant="primary" isDisabled={total === 0 && unusable > 0}>
          <CopyLabel text={t(isRemembering ? "rememberAll" : "copyAll")} isCopied={isTicked} />
        </Button>
        <Button inert={found.length === 0} onClick={handleSave}>
          <Download aria-hidden />
          {isSearch ? `CSV (${count})` : "CSV"}
        </Button>
        <GmailFiltersButton shown={found} selected={NONE} labelOf={toRecipientLabel} onDownload={onHandOut} />
      </div>
      {children}
      <search>
        <SearchField label={t("search")} {...field} />
      </search>
      {shown.length > 0 ? (
        // Another search starts at the top.
        <SiteTable
          key={query}
          rows={shown}
          original={original}
          isRemembering={isRemembering}
          onCopy={onCopy}
          onHandOut={onHandOut}
        />
      ) : (
        rows.length > 0 && (
          <div className={styles.nothing}>
            <p>{t("nothing")}</p>
            <Button onClick={showAll}>{t("showAll")}</Button>
          </div>
        )
      )}
    </div>
  );
}

/** Saves the rows as a backup in CSV, which can be opened as one. */
function saveRows(rows: readonly FoundRow[]): void {
  const time = new Date();
  const text = toBookCsv(toEntries(rows, toDay(time)));
  downloadFile({ name: "plusdot-addresses", extension: "csv", text, time });
}
