import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl/react";

import type { CheckedAddress } from "../core";
import { measureShownRow } from "../ui/measureShownRow";
import { CheckRow } from "./CheckRow";
import styles from "./CheckTable.module.css";

const ROW_ESTIMATE_PX = 52;
const OVERSCAN_ROWS = 10;
const COLUMNS = ["input", "mailbox", "tag", "group"] as const;

/** A virtual table: only the rows in and near its scrolling box are in the document. */
export function CheckTable({ rows }: { readonly rows: readonly CheckedAddress[] }) {
  const t = useTranslations("check");
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
  });

  // The browser would stop short of the end, because rows turn out higher than estimated once they are measured.
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    virtualizer.scrollToIndex(event.key === "Home" ? 0 : rows.length - 1);
  }

  return (
    // Focusable, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} role="region" className={styles.box} aria-label={t("result")} tabIndex={0} onKeyDown={handleKeyDown}>
      {/* The heading row counts too. */}
      <div role="table" aria-rowcount={rows.length + 1}>
        <div role="row" className={styles.head} aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader">
              {t(`columns.${column}`)}
            </span>
          ))}
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
              <CheckRow row={rows[index]!} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
