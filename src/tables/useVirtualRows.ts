import {
  defaultKeyExtractor,
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";

const BOX_HEIGHT_PX = 600;
const OVERSCAN_ROWS = 6;

export type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

interface VirtualRowsOptions {
  readonly count: number;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
  /** Without it, the key of a row is its index. */
  readonly keyOf?: (row: number) => string | number;
  /** A row that stays in the document even if it is scrolled far away. */
  readonly keptRow?: number | null;
}

/** Picks the rows in and near a scrolling box, for `VirtualRows`. */
export function useVirtualRows(
  box: RefObject<HTMLDivElement | null>,
  { count, rowEstimate, keyOf = defaultKeyExtractor, keptRow = null }: VirtualRowsOptions,
): RowVirtualizer {
  return useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => box.current,
    getItemKey: keyOf,
    estimateSize: () => rowEstimate,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
    // So the rows are there at once, and one of them can have the focus.
    initialRect: { width: 0, height: BOX_HEIGHT_PX },
    rangeExtractor: useCallback(
      (range: Range) => {
        const rows = defaultRangeExtractor(range);
        if (keptRow === null || keptRow >= range.count || rows.includes(keptRow)) return rows;
        return [...rows, keptRow].toSorted((first, second) => first - second);
      },
      [keptRow],
    ),
  });
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
