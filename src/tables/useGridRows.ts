import { defaultRangeExtractor, measureElement, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import type { FocusEvent, KeyboardEvent } from "react";
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { type GridCell, cellAfterKey } from "./cellAfterKey";

const BOX_HEIGHT_PX = 600;
const OVERSCAN_ROWS = 10;
const CONTROLS = "[tabindex]";

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLDivElement>;

export interface GridRowsOptions<Row> {
  readonly rows: readonly Row[];
  /** Without it, the key of a row is its index. */
  readonly keyOf?: (row: Row) => string | number;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
  /** The highest number of controls in a row. Each has a `tabIndex`. */
  readonly controls?: number;
  /** Gets each press in a row with controls. What it takes does not move the focus. */
  readonly onKeyDown?: (event: KeyboardEvent, row: Row) => void;
}

/**
 * Finds the rows of a scrolling box that are in sight, and makes their controls one tab stop. The arrow keys, Home, End
 * and the Page keys move the focus. The row that has the focus stays in the document.
 *
 * @returns `box` is a `ref` of the box, and `measure` one of each row. `tabStop` is the control that Tab reaches.
 */
export function useGridRows<Row>({ rows, keyOf, rowEstimate, controls = 0, onKeyDown }: GridRowsOptions<Row>) {
  const box = useRef<HTMLDivElement>(null);
  /** The control that has the focus, or had it last. */
  const [cell, setCell] = useState({ row: 0, column: 0, hasFocus: false });
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
      if (!cell.hasFocus || cell.row >= count || drawn.includes(cell.row)) return drawn;
      return [...drawn, cell.row].toSorted((first, second) => first - second);
    },
  });
  // The rows in sight must stay where they are when a row above them gets another height. The default moves them while a
  // person scrolls up: https://github.com/TanStack/virtual/issues/1227
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { scrollOffset, isScrolling }) => {
    // Only iOS knows this property. There, a correction ends the scrolling, so the virtualizer waits, and then jumps.
    const isRefused = isScrolling && CSS.supports("-webkit-touch-callout", "none");
    return start < (scrollOffset ?? 0) && !isRefused;
  };

  // The virtualizer measures a row that scrolls into the box one frame after it is drawn, which is too late.
  const measure = useCallback(
    (row: HTMLDivElement | null) => {
      virtualizer.measureElement(row);
      if (row === null) return;
      virtualizer.resizeItem(virtualizer.indexFromElement(row), measureShownRow(row, undefined, virtualizer));
    },
    [virtualizer],
  );

  // If the row of the last focus is not in the document, Tab enters at the first row that is fully visible.
  const isDrawn = virtualizer.getVirtualItems().some(({ index }) => index === cell.row);
  const firstWholeRow = Math.min((virtualizer.range?.startIndex ?? 0) + 1, count - 1);
  const tabStop: GridCell = { row: isDrawn ? cell.row : firstWholeRow, column: Math.min(cell.column, controls - 1) };

  function focusOn({ row, column }: GridCell): void {
    const element = box.current?.querySelector(`[data-index="${row}"]`);
    const found = Array.from(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []);
    // A row may have fewer.
    (found[column] ?? found.at(-1))?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }

  // React sends no blur event when it removes a row, so that row had the focus until now. The next row takes it.
  const keepFocus = useEffectEvent((newest: readonly unknown[]) => {
    if (!cell.hasFocus || document.activeElement !== document.body) return;
    focusOn({ row: Math.min(cell.row, newest.length - 1), column: tabStop.column });
  });
  useLayoutEffect(() => keepFocus(rows), [rows]);

  function handleFocus({ target }: FocusEvent): void {
    const row = target.closest<HTMLElement>("[data-index]");
    if (row === null) return;
    const column = Array.from(row.querySelectorAll(CONTROLS)).indexOf(target);
    setCell({ row: Number(row.dataset.index), column, hasFocus: true });
  }

  function handleBlur({ target, relatedTarget }: FocusEvent): void {
    // When a person leaves the window, the active element stays the same.
    const isLeft = target !== document.activeElement && box.current?.contains(relatedTarget) !== true;
    if (isLeft) setCell((last) => ({ ...last, hasFocus: false }));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    onKeyDown?.(event, rows[tabStop.row]!);
    if (event.defaultPrevented) return;
    const rowsPerPage = Math.floor((box.current?.clientHeight ?? 0) / rowEstimate);
    const next = cellAfterKey(event, tabStop, { rows: count, columns: controls, rowsPerPage });
    if (next === null) return;
    event.preventDefault();
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => setCell({ ...next, hasFocus: true }));
    focusOn(next);
  }

  const handlers = { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown };
  return { box, virtualizer, measure, tabStop, handlers };
}

/** The rows of a hidden box have no size. They keep their last one, so that the box stays scrolled to the same row. */
function measureShownRow(row: HTMLDivElement, entry: ResizeObserverEntry | undefined, virtualizer: RowVirtualizer) {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(row)];
  return known === undefined || row.checkVisibility() ? measureElement(row, entry, virtualizer) : known.size;
}
