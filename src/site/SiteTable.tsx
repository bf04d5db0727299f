import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef } from "react";

import { measureShownRow } from "../ui/measureShownRow";
import type { SiteRow } from "./findRow";
import styles from "./SiteTable.module.css";
import { SiteTableRow } from "./SiteTableRow";
import { useSiteTexts } from "./useSiteTexts";

const ROW_ESTIMATE_PX = 61;
const OVERSCAN_ROWS = 10;

interface SiteTableProps {
  readonly rows: readonly SiteRow[];
  readonly isRemembering: boolean;
  readonly onGive: (rows: readonly SiteRow[]) => void;
}

/** A virtual table: only the rows in and near its scrolling box are in the document. */
export const SiteTable = memo(function SiteTable({ rows, isRemembering, onGive }: SiteTableProps) {
  const t = useSiteTexts();
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
  });

  return (
    // Focusable, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} role="region" className={styles.box} aria-label={t("list")} tabIndex={0}>
      {/* The heading row counts too. */}
      <div role="table" aria-label={t("list")} aria-rowcount={rows.length + 1}>
        <div role="row" className={styles.head} aria-rowindex={1}>
          <span role="columnheader">{t("columns.recipient")}</span>
          <span role="columnheader">{t("columns.email")}</span>
          <span role="columnheader">{t("columns.action")}</span>
        </div>
        <div role="rowgroup" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={virtualizer.measureElement}
              role="row"
              className={styles.row}
              style={{ insetBlockStart: start }}
              data-index={index}
              aria-rowindex={index + 2}
            >
              <SiteTableRow row={rows[index]!} isRemembering={isRemembering} onGive={onGive} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
