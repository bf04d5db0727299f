import { type FocusEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";

import type { GridCell } from "./cellAfterKey";
import { rowIndexOf } from "./rowIndexOf";

/** Holds the cell of the grid that has the focus, or had it last. */
export function useGridFocus(grid: RefObject<HTMLElement | null>) {
  const [cell, setCell] = useState<GridCell>({ row: 0, column: "choice" });
  const [hasFocus, setHasFocus] = useState(false);

  function moveTo(next: GridCell): void {
    // Renders the row now, so that it is in the document even if it was far away.
    flushSync(() => setCell(next));
    const row = grid.current?.querySelector(`[data-index="${next.row}"]`);
    row?.querySelector<HTMLElement>(next.column === "copy" ? "button" : "input")?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }

  function handleFocus({ target }: FocusEvent): void {
    const row = rowIndexOf(target);
    setHasFocus(true);
    if (row !== null) setCell({ row, column: target instanceof HTMLButtonElement ? "copy" : "choice" });
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (grid.current?.contains(relatedTarget) !== true) setHasFocus(false);
  }

  return { cell, hasFocus, moveTo, handleFocus, handleBlur };
}
