import { defaultRangeExtractor, measureElement, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useCallback, useRef } from "react";

const BOX_HEIGHT_PX = 600;
const OVERSCAN_ROWS = 10;

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

export interface RowOptions<Row> {
  readonly rows: readonly Row[];
  /** Without it, the key of a row is its index. */
  readonly keyOf?: ((row: Row) => string | number) | undefined;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
}

/**
 * Finds the rows of a scrolling box that are in sight.
 *
 * @param keptRow The row that stays in the document, however far it is scrolled away.
 * @returns `box` is a `ref` of the scrolling box, `measure` of each row.
 */
export function useVirtualRows<Row>({ rows, keyOf, rowEstimate }: RowOptions<Row>, keptRow: number | null) {
  const box = useRef<HTMLDivElement>(null);
  const count = rows.length;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => box.current,
    // The virtualizer asks for every key each time a row is measured.
    getItemKey: useCallback((index: number) => keyOf?.(rows[index]!) ?? index, [rows, keyOf]),
    estimateSize: () => rowEstimate,
    measureElement: measureShownRow,
    overscan: OVERSCAN_ROWS,
    // The rows are drawn before the box is measured, so that one of them can take the focus.
    initialRect: { width: 0, height: BOX_HEIGHT_PX },
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      if (keptRow === null || keptRow >= count || drawn.includes(keptRow)) return drawn;
      return [...drawn, keptRow].toSorted((first, second) => first - second);
    },
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsSight;

  // The virtualizer measures a row that scrolls into the box one frame after it is drawn, which is too late.
  const measure = useCallback(
    (row: HTMLDivElement | null) => {
      virtualizer.measureElement(row);
      if (row === null) return;
      virtualizer.resizeItem(virtualizer.indexFromElement(row), measureShownRow(row, undefined, virtualizer));
    },
    [virtualizer],
  );
  return { box, virtualizer, measure };
}

/**
 * The rows in sight must stay where they are when a row above them gets another height. The default moves them while a
 * person scrolls up: https://github.com/TanStack/virtual/issues/1227
 */
function keepsSight(
  { start }: { readonly start: number },
  _: number,
  { scrollOffset, isScrolling }: RowVirtualizer,
): boolean {
  // Only iOS knows this property. There, a correction ends the scrolling, so the virtualizer waits, and then jumps.
  const isRefused = isScrolling && CSS.supports("-webkit-touch-callout", "none");
  return start < (scrollOffset ?? 0) && !isRefused;
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
