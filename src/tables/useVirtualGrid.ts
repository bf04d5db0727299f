import {
  type FocusEvent,
  type KeyboardEvent,
  type UIEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { VirtualizerHandle } from "virtua";

import { type GridPlace, placeAfterKey } from "./placeAfterKey";

const BOX_HEIGHT_PX = 600;
const OVERSCAN_PX = 480;
const CONTROLS = "[tabindex]";

interface VirtualGridOptions {
  readonly rows: readonly unknown[];
  /** The highest number of controls in a row. Each has a `tabIndex`. */
  readonly columns: number;
  /** The height of a usual row with its border, in pixels. */
  readonly rowEstimate: number;
}

/**
 * Draws the rows of a scrolling box that are in sight, and makes the controls in them one tab stop, in which the arrow
 * keys, Home, End and the Page keys move. In rows without controls, the keys scroll.
 *
 * @returns `box` and `handlers` are for the scrolling box, `virtual` is for `VirtualRows`: `null` if all rows are drawn.
 *   `tabStop` is the control that Tab reaches.
 */
export function useVirtualGrid({ rows, columns, rowEstimate }: VirtualGridOptions) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  /** The control that has the focus, or had it last. */
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [hasFocus, setHasFocus] = useState(false);
  const [firstInSight, setFirstInSight] = useState(0);
  const count = rows.length;
  const overscan = Math.ceil(OVERSCAN_PX / rowEstimate);
  const mostDrawn = Math.ceil(BOX_HEIGHT_PX / rowEstimate) + overscan;
  const isShort = count <= mostDrawn;
  const isNear = place.row >= firstInSight - overscan && place.row <= firstInSight + mostDrawn;
  /** With the focus, it stays in the document even if it is scrolled far away. */
  const isDrawn = place.row < count && (isShort || hasFocus || isNear);
  // If the row of the last focus is not in the document, Tab enters at the first row that is fully visible.
  const firstWholeRow = Math.min(firstInSight + 1, count - 1);
  const tabStop: GridPlace = { row: isDrawn ? place.row : firstWholeRow, column: Math.min(place.column, columns - 1) };

  function focusOn({ row, column }: GridPlace): void {
    const element = box.current?.querySelector(`[data-index="${row}"]`);
    const controls = Array.from(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []);
    // A row may have fewer.
    (controls[column] ?? controls.at(-1))?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }

  function moveTo(next: GridPlace): void {
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => setPlace(next));
    focusOn(next);
  }

  // React tells of no blur while it removes a row, so the focus was in that row until now. The next row gets it.
  const keepFocus = useEffectEvent((last: number) => {
    if (!hasFocus || document.activeElement !== document.body) return;
    focusOn({ row: Math.min(place.row, last), column: tabStop.column });
  });
  useLayoutEffect(() => keepFocus(rows.length - 1), [rows]);

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
    moveTo(next);
  }

  /** The browser would stop short of the end, because rows turn out higher than estimated once they are measured. */
  function scrollTo(event: KeyboardEvent): void {
    if (virtualizer.current === null || (event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    virtualizer.current.scrollToIndex(event.key === "Home" ? 0 : count - 1);
  }

  function handleScroll({ currentTarget }: UIEvent): void {
    setFirstInSight(virtualizer.current?.findItemIndex(currentTarget.scrollTop) ?? 0);
  }

  // A measured row changes the height of a box that is not full. The observer of the box's size would report that as an
  // error, so a box that may not be full does without.
  const virtual = isShort
    ? null
    : {
        ref: virtualizer,
        scrollRef: box,
        itemSize: rowEstimate,
        bufferSize: OVERSCAN_PX,
        // So the rows are there at once, and one of them can have the focus.
        ssrCount: mostDrawn,
        keepMounted: isDrawn ? [place.row] : [],
      };
  const handlers = { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown, onScroll: handleScroll };
  return { box, virtual, tabStop, handlers };
}
