import { defaultRangeExtractor, measureElement, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useRef, useState } from "react";

import styles from "./VirtualRows.module.css";

const BOX_HEIGHT_PX = 600;
const OVERSCAN_ROWS = 10;

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

export interface VirtualRowsOptions<Row> {
  readonly rows: readonly Row[];
  /** Without it, the key of a row is its index. */
  readonly keyOf?: ((row: Row) => string | number) | undefined;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
}

/**
 * Draws the rows of a scrolling box that are in sight.
 *
 * @returns `box` is for the scrolling box, `virtualizer` is for `VirtualRows`. `keepRow` keeps one row, `keptRow`,
 *   in the document even if it is scrolled far away; `null` ends that.
 */
export function useVirtualRows<Row>({ rows, keyOf, rowEstimate }: VirtualRowsOptions<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [keptRow, keepRow] = useState<number | null>(null);
  const count = rows.length;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => box.current,
    // The virtualizer asks for every key each time a row is measured.
    getItemKey: useCallback((index: number) => keyOf?.(rows[index]!) ?? index, [rows, keyOf]),
    estimateSize: () => rowEstimate,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
    // So the rows are there at once, and one of them can have the focus.
    initialRect: { width: 0, height: BOX_HEIGHT_PX },
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      if (keptRow === null || keptRow >= count || drawn.includes(keptRow)) return drawn;
      return [...drawn, keptRow].toSorted((first, second) => first - second);
    },
  });
  return { box, virtualizer, keptRow, keepRow };
}

/**
 * The rows of a hidden box have no size, so they keep their last one. The box is then still scrolled to the same row
 * when it is shown again.
 */
function measureShownRow(
  row: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: RowVirtualizer,
): number {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(row)];
  return known === undefined || row.checkVisibility() ? measureElement(row, entry, virtualizer) : known.size;
}

interface VirtualRowsProps {
  readonly virtualizer: RowVirtualizer;
  readonly rowClassName: string | undefined;
  /** Whether a heading row is above these rows. It counts too. */
  readonly hasHeading?: boolean;
  /** Only the rows of a grid can be selected, and not those of a table. */
  readonly isSelected?: (row: number) => boolean;
  readonly renderRow: (row: number) => ReactNode;
}

/** Draws the rows in and near a scrolling box, each at its place. */
export function VirtualRows({ virtualizer, rowClassName, hasHeading, isSelected, renderRow }: VirtualRowsProps) {
  const firstPosition = hasHeading ? 2 : 1;
  return (
    <div role="rowgroup" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          role="row"
          className={`${styles.row} ${rowClassName}`}
          style={{ insetBlockStart: start }}
          data-index={index}
          aria-rowindex={firstPosition + index}
          aria-selected={isSelected?.(index)}
        >
          {renderRow(index)}
        </div>
      ))}
    </div>
  );
}
