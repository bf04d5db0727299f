import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, useRef } from "react";

import type { FindGiven } from "../book/useGivenTo";
import type { CheckedAddress } from "../core";
import { measureShownRow } from "../ui/measureShownRow";
import { CheckHeadings } from "./CheckHeadings";
import { CheckRow } from "./CheckRow";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

const ROW_ESTIMATE_PX = 52;
const OVERSCAN_ROWS = 10;
/** Firefox draws no box that is higher than 17.9 million pixels. More rows would not be reached there. */
const MAX_ROWS = 300_000;

interface CheckTableProps {
  readonly rows: readonly CheckedAddress[];
  /** Finds to whom an address was given; `null` without a book. */
  readonly findGiven: FindGiven | null;
}

/** A virtual table: only the rows in and near its scrolling box are in the document. */
export const CheckTable = memo(function CheckTable({ rows, findGiven }: CheckTableProps) {
  const t = useCheckTexts();
  const count = Math.min(rows.length, MAX_ROWS);
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
  });

  // The browser would stop short of the end, because rows turn out higher than estimated once they are measured.
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    virtualizer.scrollToIndex(event.key === "Home" ? 0 : count - 1);
  }

  return (
    // Focusable, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} role="region" className={styles.box} aria-label={t("result")} tabIndex={0} onKeyDown={handleKeyDown}>
      {/* The heading row counts too. */}
      <div role="table" aria-rowcount={rows.length + 1}>
        <div role="row" className={styles.head} aria-rowindex={1}>
          <CheckHeadings />
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
              <CheckRow row={rows[index]!} findGiven={findGiven} />
            </div>
          ))}
        </div>
      </div>
      {count < rows.length && <p className={styles.bound}>{t("firstRows", { count })}</p>}
    </div>
  );
});
