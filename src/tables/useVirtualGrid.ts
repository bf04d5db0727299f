import { defaultRangeExtractor, measureElement, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

import { type GridPlace, placeAfterKey } from "./placeAfterKey";

const BOX_HEIGHT_PX = 600;
const OVERSCAN_ROWS = 6;
const CONTROLS = "[tabindex]";

export type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

interface VirtualGridOptions<Row> {
  readonly rows: readonly Row[];
  /** Without it, the key of a row is its index. */
  readonly keyOf?: ((row: Row) => string | number) | undefined;
  /** The highest number of controls in a row. Each has a `tabIndex`. */
  readonly columns: number;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
}

/**
 * Draws the rows of a scrolling box that are in sight, and makes the controls in them one tab stop, in which the arrow
 * keys, Home, End and the Page keys move. In rows without controls, the keys scroll.
 *
 * @returns `box` and `handlers` are for the scrolling box, `virtualizer` is for `VirtualRows`. `tabStop` is the control
 *   that Tab reaches.
 */
export function useVirtualGrid<Row>({ rows, keyOf, columns, rowEstimate }: VirtualGridOptions<Row>) {
  const box = useRef<HTMLDivElement>(null);
  /** The control that has the focus, or had it last. */
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [hasFocus, setHasFocus] = useState(false);
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
    // The row of the focus stays in the document even if it is scrolled far away.
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      if (!hasFocus || place.row >= count || drawn.includes(place.row)) return drawn;
      return [...drawn, place.row].toSorted((first, second) => first - second);
    },
  });

  // If the row of the last focus is not in the document, Tab enters at the first row that is fully visible.
  const isDrawn = virtualizer.getVirtualItems().some(({ index }) => index === place.row);
  const firstWholeRow = Math.min((virtualizer.range?.startIndex ?? 0) + 1, count - 1);
  const tabStop: GridPlace = { row: isDrawn ? place.row : firstWholeRow, column: Math.min(place.column, columns - 1) };

  function focusOn({ row, column }: GridPlace): void {
    const element = box.current?.querySelector(`[data-index="${row}"]`);
    const controls = Array.from(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []);
    // A row may have fewer.
    (controls[column] ?? controls.at(-1))?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }

  // React tells of no blur while it removes a row, so the focus was in that row until now. The next row gets it.
  const keepFocus = useEffectEvent(() => {
    if (!hasFocus || document.activeElement !== document.body) return;
    focusOn({ row: Math.min(place.row, count - 1), column: tabStop.column });
  });
  useLayoutEffect(() => keepFocus(), [rows]);

  function handleFocus({ target }: FocusEvent): void {
    const row = target.closest<HTMLElement>("[data-index]");
    if (row === null) return;
    setHasFocus(true);
    const controls = Array.from<Element>(row.querySelectorAll(CONTROLS));
    setPlace({ row: Number(row.dataset.index), column: controls.indexOf(target) });
  }

  function handleBlur({ target, relatedTarget }: FocusEvent): void {
    // In a window that is left, the same element is still the active one.
    if (target !== document.activeElement && box.current?.contains(relatedTarget) !== true) setHasFocus(false);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (columns === 0) return scrollTo(event);
    const rowsPerPage = Math.floor((box.current?.clientHeight ?? 0) / rowEstimate);
    const next = placeAfterKey(event, tabStop, { rows: count, columns, rowsPerPage });
    if (next === null) return;
    event.preventDefault();
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => setPlace(next));
    focusOn(next);
  }

  /** The browser would stop short of the end, because rows turn out higher than estimated once they are measured. */
  function scrollTo(event: KeyboardEvent): void {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    virtualizer.scrollToIndex(event.key === "Home" ? 0 : count - 1);
  }

  const handlers = { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown };
  return { box, virtualizer, tabStop, handlers };
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
