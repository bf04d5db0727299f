import { Download } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";

import { toDay } from "../book/toDay";
import { toBookCsv, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../gmailFilters/GmailFiltersButton";
import { downloadFile } from "../platform/downloadFile";
import { Button } from "../ui/Button";
import { SearchField } from "../ui/SearchField";
import { CopyLabel } from "./CopyLabel";
import { toEntries } from "./findRow";
import { useGivenTexts } from "./given/useGivenTexts";
import { searchRows } from "./searchRows";
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
  /** The mailbox, as an address. */
  readonly original: string;
  readonly isRemembering: boolean;
  readonly isTicked: boolean;
  readonly onGive: (rows: readonly SiteRow[]) => void;
  readonly onSave: (rows: readonly FoundRow[]) => void;
  /** The memory. */
  readonly children: ReactNode;
}

/** An address for each of many recipients, and what can be done with all of them. */
export function SiteRows(props: SiteRowsProps) {
  const { rows, isBounded, original, isRemembering, isTicked, onGive, onSave, children } = props;
  const t = useSiteTexts();
  const givenTexts = useGivenTexts();
  const searchField = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  // Typing must stay fluent, so the rows follow when the browser has time.
  const deferredQuery = useDeferredValue(query);
  const shown = useMemo(() => searchRows(rows, deferredQuery), [rows, deferredQuery]);
  const found = rows.filter(hasAddress);
  const total = found.length;
  const count = t("count", { count: total });
  const unusable = rows.length - total;
  const isSearch = shown.length < rows.length;

  function handleSave(): void {
    saveRows(found);
    onSave(found);
  }

  function handleShowAll(): void {
    setQuery("");
    // The pressed button disappears, so the focus needs a new place.
    searchField.current?.focus();
  }

  return (
    <div className={styles.result}>
      <p role="status">
        {isSearch
          ? givenTexts("found", { count: shown.filter(hasAddress).length, total })
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
        <GmailFiltersButton shown={found} selected={NONE} labelOf={toRecipientLabel} />
      </div>
      {children}
      <search>
        <SearchField fieldRef={searchField} label={t("search")} query={query} onChange={setQuery} />
      </search>
      {shown.length > 0 ? (
        // Another search starts at the top.
        <SiteTable key={deferredQuery} rows={shown} original={original} isRemembering={isRemembering} onGive={onGive} />
      ) : (
        rows.length > 0 && (
          <div className={styles.nothing}>
            <p>{givenTexts("nothing")}</p>
            <Button onClick={handleShowAll}>{givenTexts("showAll")}</Button>
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
