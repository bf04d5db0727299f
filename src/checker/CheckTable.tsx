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

/** Each address with what is known of it. Only the rows in and near the window are in the document. */
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

  // The browser's own way there ends early: rows on the way turn out to be higher than thought.
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    virtualizer.scrollToIndex(event.key === "Home" ? 0 : rows.length - 1);
  }

  return (
    // The Tab key leads here, for the arrow keys to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} role="region" className={styles.box} aria-label={t("result")} tabIndex={0} onKeyDown={handleKeyDown}>
      {/* The row of the headings counts. */}
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
