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
import { useVirtualRows } from "./useVirtualRows";

const CONTROLS = "input, button";

interface VirtualGridOptions {
  /** The key of each row. */
  readonly keys: readonly (string | number)[];
  /** The number of controls in each row. */
  readonly columns: number;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
}

/**
 * Makes the controls in the rows of a scrolling box one tab stop, in which the arrow keys, Home, End and the Page keys
 * move.
 *
 * @returns `box` and `handlers` are for the scrolling box, `virtualizer` is for `VirtualRows`. `tabStop` is the control
 *   that Tab reaches.
 */
export function useVirtualGrid({ keys, columns, rowEstimate }: VirtualGridOptions) {
  const box = useRef<HTMLDivElement>(null);
  /** The control that has the focus, or had it last. */
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [hasFocus, setHasFocus] = useState(false);
  const rows = keys.length;
  const virtualizer = useVirtualRows(box, {
    count: rows,
    rowEstimate,
    // The virtualizer asks for every key each time a row is measured.
    keyOf: useCallback((row: number) => keys[row]!, [keys]),
    keptRow: hasFocus ? place.row : null,
  });

  // If the row of the last focus is not in the document, Tab enters at the first row that is fully visible.
  const isDrawn = virtualizer.getVirtualItems().some(({ index }) => index === place.row);
  const firstWholeRow = Math.min((virtualizer.range?.startIndex ?? 0) + 1, rows - 1);
  const tabStop: GridPlace = { row: isDrawn ? place.row : firstWholeRow, column: Math.min(place.column, columns - 1) };

  function focusOn({ row, column }: GridPlace): void {
    const element = box.current?.querySelector(`[data-index="${row}"]`);
    element?.querySelectorAll<HTMLElement>(CONTROLS)[column]?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }

  function moveTo(next: GridPlace): void {
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => setPlace(next));
    focusOn(next);
  }

  // React tells of no blur while it removes a row, so the focus was in that row until now. The next row gets it.
  const keepFocus = useEffectEvent(({ length }: VirtualGridOptions["keys"]) => {
    if (!hasFocus || document.activeElement !== document.body) return;
    focusOn({ row: Math.min(place.row, length - 1), column: tabStop.column });
  });
  useLayoutEffect(() => keepFocus(keys), [keys]);

  function handleFocus({ target }: FocusEvent): void {
    setHasFocus(true);
    const row = target.closest<HTMLElement>("[data-index]");
    if (row === null) return;
    const controls = Array.from<Element>(row.querySelectorAll(CONTROLS));
    setPlace({ row: Number(row.dataset.index), column: controls.indexOf(target) });
  }

  function handleBlur({ target, relatedTarget }: FocusEvent): void {
    // In a window that is left, the same element is still the active one.
    if (target !== document.activeElement && box.current?.contains(relatedTarget) !== true) setHasFocus(false);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const rowsPerPage = Math.floor((box.current?.clientHeight ?? 0) / rowEstimate);
    const next = placeAfterKey(event, tabStop, { rows, columns, rowsPerPage });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  }

  const handlers = { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown };
  return { box, virtualizer, tabStop, handlers };
}
