import { type FocusEvent, type KeyboardEvent, useEffectEvent, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

import { type GridCell, cellAfterKey } from "./cellAfterKey";
import { type RowOptions, useVirtualRows } from "./useVirtualRows";

const CONTROLS = "[tabindex]";

/**
 * Makes all controls in virtual rows one tab stop. The arrow keys, Home, End and the Page keys move the focus. The row
 * that has the focus stays in the document.
 *
 * @param columns The highest number of controls in a row. Each has a `tabIndex`.
 * @returns `tabStop` is the control that Tab reaches, `handlers` are for the scrolling box.
 */
export function useGridFocus<Row>(options: RowOptions<Row>, columns: number) {
  const { rows } = options;
  /** The control that has the focus, or had it last. */
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 0 });
  const [hasFocus, setHasFocus] = useState(false);
  const { box, virtualizer, measure } = useVirtualRows(options, hasFocus ? cell.row : null);
  const count = rows.length;

  // If the row of the last focus is not in the document, Tab enters at the first row that is fully visible.
  const isDrawn = virtualizer.getVirtualItems().some(({ index }) => index === cell.row);
  const firstWholeRow = Math.min((virtualizer.range?.startIndex ?? 0) + 1, count - 1);
  const tabStop: GridCell = { row: isDrawn ? cell.row : firstWholeRow, column: Math.min(cell.column, columns - 1) };

  function focusOn({ row, column }: GridCell): void {
    const element = box.current?.querySelector(`[data-index="${row}"]`);
    const controls = Array.from(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []);
    // A row may have fewer.
    (controls[column] ?? controls.at(-1))?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  }

  // React sends no blur event when it removes a row, so that row had the focus until now. The next row takes it.
  const keepFocus = useEffectEvent((newest: readonly unknown[]) => {
    if (!hasFocus || document.activeElement !== document.body) return;
    focusOn({ row: Math.min(cell.row, newest.length - 1), column: tabStop.column });
  });
  useLayoutEffect(() => keepFocus(rows), [rows]);

  function moveTo(next: GridCell): void {
    setCell(next);
    setHasFocus(true);
  }

  function onFocus({ target }: FocusEvent): void {
    const row = target.closest<HTMLElement>("[data-index]");
    if (row === null) return;
    const controls = Array.from<Element>(row.querySelectorAll(CONTROLS));
    moveTo({ row: Number(row.dataset.index), column: controls.indexOf(target) });
  }

  function onBlur({ target, relatedTarget }: FocusEvent): void {
    // When a person leaves the window, the active element stays the same.
    if (target !== document.activeElement && box.current?.contains(relatedTarget) !== true) setHasFocus(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const rowsPerPage = Math.floor((box.current?.clientHeight ?? 0) / options.rowEstimate);
    const next = cellAfterKey(event, tabStop, { rows: count, columns, rowsPerPage });
    if (next === null) return;
    event.preventDefault();
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => moveTo(next));
    focusOn(next);
  }

  return { box, virtualizer, measure, tabStop, handlers: { onFocus, onBlur, onKeyDown } };
}
